// jrnl: entries of a title and a body. Its tags have their sign in front, in the text it stays.
import { createCollector } from '../collector'
import { clockFrom, isoDayFrom } from '../days'
import type { JsonFormat } from './format'
import { recordOf, recordsOf, textOf, textsOf } from './json'

export const jrnl: JsonFormat = {
  isContent: (content) =>
    recordsOf(recordOf(content)?.entries).some(([, entry]) => 'body' in entry && 'date' in entry),

  read: async (content, { options, progress }) => {
    const collector = createCollector('jrnl', 'diary', options.today)
    const entries = recordsOf(recordOf(content)?.entries)
    for (const [place, entry] of entries) {
      await progress(place / entries.length)
      collector.add({
        at: `entries[${place}]`,
        date: isoDayFrom(textOf(entry.date))?.date ?? null,
        written: entry.date,
        time: clockFrom(textOf(entry.time)),
        tags: textsOf(entry.tags).map((tag) => tag.replace(/^[@#]/, '')),
        title: textOf(entry.title),
        text: textOf(entry.body),
      })
    }
    return collector.finish()
  },
}
