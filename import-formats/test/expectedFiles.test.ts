import { readExport, type ReadFile } from '../src/index'
import { dataFile, expectedNames, expectedOf } from './dataFiles'

const answer = /\.answer-(DMY|MDY)$/
// The data were made before this day; later days in them are in the future.
const today = '2026-11-29'

const read = async (name: string) => {
  const order = answer.exec(name)?.[1]
  const file = dataFile(name.replace(answer, ''))
  if (order !== 'DMY' && order !== 'MDY') return await readExport(file, { today })
  return await readExport(file, { today, dateOrder: order })
}

// The order of items, tags and names has no meaning.
const sorted = <Value>(values: readonly Value[]) =>
  values.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))

const result = ({ items, rejected, warnings, askFor, ...file }: ReadFile) => ({
  source: file.source,
  refused: file.refused,
  counts: {
    readings: items.filter(({ kind }) => kind === 'reading').length,
    entries: items.filter(({ kind }) => kind === 'entry').length,
    rejected: rejected.length,
    askFor: askFor.length,
    pictures: items.reduce((sum, { pictures }) => sum + pictures.length, 0),
  },
  items: sorted(
    items.map((item) => ({
      ...item,
      tags: item.tags.toSorted(),
      pictures: item.pictures.length,
    })),
  ),
  rejected: sorted(rejected.map(({ line, at, reason }) => ({ line, at, reason }))),
  askFor: askFor.toSorted(),
  suggest: file.suggest,
  warnings: sorted(warnings),
})

it.each(expectedNames)('reads %s', async (name) => {
  const expected = expectedOf(name)
  const items = expected.items.map((item) => ({ ...item, tags: item.tags.toSorted() }))
  const warnings = expected.warnings.map(({ at, code, detail }) => ({
    at,
    code,
    detail: String(detail ?? ''),
  }))
  expect(result(await read(name))).toEqual({
    source: expected.source,
    refused: expected.refused,
    counts: expected.counts,
    items: sorted(items),
    rejected: sorted(expected.rejected),
    askFor: expected.askFor.toSorted(),
    suggest: expected.suggest,
    warnings: sorted(warnings),
  })
})
