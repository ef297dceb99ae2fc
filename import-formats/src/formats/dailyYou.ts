// Daily You: moods from −2 to 2, times without a zone. Pictures are named, and are not in the file.
import { createCollector } from '../collector'
import { isoDayFrom } from '../days'
import type { JsonFormat } from './format'
import { listOf, recordOf, recordsOf, textOf, type JsonRecord } from './json'

const picturesOf = ({ images, imgPath }: JsonRecord) =>
  [...recordsOf(images).map(([, image]) => image.imgPath), imgPath].map(textOf).filter(Boolean)

const isStep = (mood: unknown): mood is number =>
  typeof mood === 'number' && Number.isInteger(mood) && Math.abs(mood) <= 2

export const dailyYou: JsonFormat = {
  isContent: (content) => listOf(content).some((entry) => 'timeCreated' in (recordOf(entry) ?? {})),

  read: async (content, { options, progress }) => {
    const collector = createCollector('daily-you', 'diary', options.today)
    const entries = recordsOf(content)
    for (const [place, entry] of entries) {
      await progress(place / entries.length)
      const at = `[${place}]`
      const { mood, timeCreated } = entry
      const day = isoDayFrom(textOf(timeCreated))
      if (day !== null) {
        for (const picture of picturesOf(entry)) collector.warn(at, 'picture-missing', picture)
        if (!isStep(mood) && mood !== null && mood !== undefined)
          collector.warn(at, 'mood-out-of-range', mood)
      }
      collector.add({
        at,
        ...(day ?? { date: null }),
        written: timeCreated,
        ...(isStep(mood) && { mood: mood + 3, moodName: String(mood) }),
        text: textOf(entry.text),
      })
    }
    return collector.finish()
  },
}
