import type { memoryFeedback } from '../feedback/feedback.repository.ts'
import { addMs, dayMs } from '../time/instant.ts'

const sentAgo = 9 * dayMs
const sentAgainAgo = 8 * dayMs
const answeredAgo = 6 * dayMs

/** Two messages that say the same, with an answer that has been seen, and one that has arrived. */
export const addSampleFeedback = async (
  feedback: ReturnType<typeof memoryFeedback>,
  author: { id: number; username: string },
  startedAt: Date,
) => {
  const asked = await feedback.add(
    author,
    {
      type: 'feature',
      message: 'Could the chart show which days I wrote in my journal?',
      page: '/dashboard',
      context: { remotes: [{ name: 'mood', version: '2.15.0' }], theme: 'light' },
    },
    addMs(startedAt, -sentAgo),
  )
  const again = await feedback.add(
    author,
    {
      type: 'improvement',
      message: 'On the mood chart I miss a sign of the days with an entry.',
      page: '/mood/history',
    },
    addMs(startedAt, -sentAgainAgo),
  )
  const answer = 'A good thought, thank you. It is planned: a small mark below each such day.'
  const answeredAt = addMs(startedAt, -answeredAgo)
  feedback.answer([asked.id, again.id], answer, 'planned', answeredAt)
  await feedback.markSeen(author.id, startedAt)
  await feedback.add(
    author,
    { type: 'general', message: 'I like how quiet it is here.', rating: 5, page: '/journal' },
    addMs(startedAt, -dayMs),
  )
}
