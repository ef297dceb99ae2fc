import type { memoryFeedback } from '../feedback/feedback.repository.ts'
import { addMs, dayMs } from '../time/instant.ts'

const sentAgo = 9 * dayMs
const answeredAgo = 6 * dayMs

/** One message with an answer, which has been seen, and one that has arrived. */
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
  const answer = 'A good thought, thank you. It is planned: a small mark below each such day.'
  feedback.answer(asked.id, answer, 'planned', addMs(startedAt, -answeredAgo))
  await feedback.markSeen(author.id, startedAt)
  await feedback.add(
    author,
    { type: 'general', message: 'I like how quiet it is here.', rating: 5, page: '/journal' },
    addMs(startedAt, -dayMs),
  )
}
