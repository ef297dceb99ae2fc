// RedNotebook: one YAML a month, day by day. Days are named by the file, so its name says the month.
import type { ScalarTag } from 'yaml'
import { createCollector, type Collector } from '../collector'
import { dayOf } from '../days'
import { baseName, type Parts } from '../files/parts'
import { picturesAmong } from '../files/pictures'
import { Refusal } from '../refusal'
import type { PartsFormat } from './format'
import { recordOf, textOf, type JsonRecord } from './json'
import { hashTagsIn, titleAndTextOf, withoutLocalFiles } from './rednotebookText'

const month = /^(\d{4})-(\d{2})\.txt$/

// What old editions wrote for a text. Other Python tags would build objects, and are never followed.
const textTags: ScalarTag[] = ['unicode', 'str'].map((name) => ({
  tag: `tag:yaml.org,2002:python/${name}`,
  resolve: (text) => text,
}))

// Characters of a month: YAML takes many times their memory.
const longestMonth = 4 * 2 ** 20

/** The days of a month, all values as texts; or why it cannot be read. */
const parseMonth = async (
  text: string,
): Promise<JsonRecord | 'unsafe-yaml' | 'not-yaml' | 'too-large'> => {
  if (text.length > longestMonth) return 'too-large'
  // Loaded with the first month: other formats need none of it.
  const { parseDocument } = await import(/* webpackChunkName: "yaml" */ 'yaml')
  try {
    const document = parseDocument(text, {
      schema: 'failsafe',
      customTags: textTags,
      uniqueKeys: false,
      logLevel: 'silent',
    })
    const faults = [...document.errors, ...document.warnings]
    if (faults.some(({ code }) => code === 'TAG_RESOLVE_FAILED')) return 'unsafe-yaml'
    if (document.errors.length > 0) return 'not-yaml'
    const days: unknown = document.toJS()
    return recordOf(days) ?? (days === null || days === '' ? {} : 'not-yaml')
  } catch {
    // The library throws for texts that are nested or repeated without an end.
    return 'not-yaml'
  }
}

const itemsOf = (category: unknown) => Object.keys(recordOf(category) ?? {})

const linesOf = (day: JsonRecord) =>
  Object.entries(day)
    .filter(([name]) => name !== 'text' && name !== 'Tags')
    .flatMap(([name, category]) => itemsOf(category).map((item) => `${name}: ${item}`))

const entryOf = async (
  day: JsonRecord,
  [at, date]: [string, string],
  parts: Parts,
  collector: Collector,
) => {
  const { title, text } = titleAndTextOf(textOf(day.text))
  const plain = withoutLocalFiles(text)
  const named = plain.pictures.map((shown) => ({
    part: parts.names.find((name) => baseName(name) === shown) ?? '',
    shown,
  }))
  return {
    at,
    date,
    tags: [...hashTagsIn(`${title}\n${plain.text}`), ...itemsOf(day.Tags)],
    title,
    text: [plain.text.trimEnd(), ...linesOf(day)].filter(Boolean).join('\n'),
    pictures: await picturesAmong(parts, named, at, collector),
    sourceId: date,
  }
}

export const rednotebook: PartsFormat = {
  isContent: ({ names }) => names.some((name) => month.test(baseName(name))),

  read: async (parts, { options, progress }) => {
    const collector = createCollector('rednotebook', 'diary', options.today)
    const files = parts.names.filter((name) => month.test(baseName(name)))
    for (const [index, file] of files.entries()) {
      await progress(index / files.length)
      const [, year, number] = month.exec(baseName(file)) ?? []
      const days = await parts.text(file).then(parseMonth, (error: unknown) => {
        if (error instanceof Refusal && error.code === 'not-utf8') return error.code
        throw error
      })
      if (typeof days === 'string') {
        collector.reject(file, days)
        continue
      }
      for (const [day, written] of Object.entries(days)) {
        const at = `${file}#${day}`
        const date = /^\d+$/.test(day) ? dayOf(Number(year), Number(number), Number(day)) : null
        if (date === null) collector.reject(at, 'bad-date', day)
        else collector.add(await entryOf(recordOf(written) ?? {}, [at, date], parts, collector))
      }
    }
    return collector.finish()
  },
}
