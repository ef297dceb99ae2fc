// Pixels: one object a day, 1 worst to 5 best. The old shape has one mood, the new one several scores.
import { createCollector } from '../collector'
import { isoDayFrom } from '../days'
import type { JsonFormat } from './format'
import { listOf, recordOf, recordsOf, textOf, textsOf, type JsonRecord } from './json'

const isPixel = (pixel: JsonRecord | null) =>
  pixel !== null &&
  typeof pixel.date === 'string' &&
  (Array.isArray(pixel.scores) || (typeof pixel.mood === 'number' && 'emotions' in pixel))

const isStep = (score: unknown) =>
  score === 1 || score === 2 || score === 3 || score === 4 || score === 5

const scoresOf = ({ scores, mood }: JsonRecord) => {
  if (Array.isArray(scores)) return listOf(scores)
  return mood === undefined || mood === null ? [] : [mood]
}

const tagsOf = ({ tags, emotions }: JsonRecord) => [
  ...textsOf(emotions),
  ...recordsOf(tags).flatMap(([, { entries }]) => textsOf(entries)),
]

export const pixels: JsonFormat = {
  isContent: (content) => listOf(content).some((pixel) => isPixel(recordOf(pixel))),

  read: async (content, { options, progress }) => {
    const collector = createCollector('pixels', 'tracker', options.today)
    const all = recordsOf(content)
    for (const [place, pixel] of all) {
      await progress(place / all.length)
      const at = `[${place}]`
      const date = isoDayFrom(textOf(pixel.date))?.date ?? null
      if (pixel.type !== undefined && textOf(pixel.type).toLowerCase() !== 'mood') {
        collector.reject(at, 'not-a-mood', pixel.type, date ?? undefined)
        continue
      }
      const scores = scoresOf(pixel)
      const steps = scores.filter(isStep)
      const notes = { tags: tagsOf(pixel), text: textOf(pixel.notes) }
      for (const score of scores)
        if (date !== null && !isStep(score)) collector.reject(at, 'mood-out-of-range', score, date)
      if (date === null || scores.length === 0)
        collector.add({ at, date, written: pixel.date, ...notes })
      else
        for (const [turn, score] of steps.entries())
          collector.add({
            at,
            date,
            mood: score,
            moodName: String(score),
            ...(turn === 0 && notes),
          })
    }
    return collector.finish()
  },
}
