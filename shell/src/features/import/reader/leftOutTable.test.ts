import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { leftOutTable } from './leftOutTable'
import { refusalSentences, rejectionSentence, warningSentence } from './sentences'

const folder = join(process.cwd(), 'test/data/imports/expected')

type Expected = {
  refused?: keyof typeof refusalSentences | null
  rejected?: { reason: string }[]
  warnings?: { code: string }[]
}

const expected = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name): Expected => JSON.parse(readFileSync(join(folder, name), 'utf8')))

test('every reason and warning of the test files has a sentence of its own', () => {
  const reasons = new Set(
    expected.flatMap(({ rejected = [] }) => rejected.map((row) => row.reason)),
  )
  const codes = new Set(expected.flatMap(({ warnings = [] }) => warnings.map(({ code }) => code)))
  const refusals = new Set(expected.flatMap(({ refused }) => refused ?? []))
  expect(reasons.size).toBeGreaterThan(5)
  expect(refusals.size).toBeGreaterThan(8)
  const sentences = [
    ...[...reasons].map(rejectionSentence),
    ...[...codes].map(warningSentence),
    ...[...refusals].map((code) => refusalSentences[code]),
  ]
  expect(new Set(sentences).size).toBe(sentences.length)
  for (const sentence of sentences) {
    expect(sentence).toMatch(/[.:]$/)
    expect(sentence).not.toMatch(/\([a-z-]+\)/)
  }
})

test('names where each thing was and why it stays out, and runs no formula', () => {
  const table = leftOutTable({
    rejected: [{ line: 118, at: null, reason: 'bad-date', value: '2024-02-31' }],
    warnings: [{ at: 'Home.json#entries[4]', code: 'not-imported', detail: 'videos: 1' }],
    left: [
      {
        state: 'known',
        item: {
          kind: 'reading',
          localDate: '2024-03-01',
          localTime: '21:10',
          zone: null,
          mood: 4,
          moodName: 'good',
          tags: ['walk', 'sun'],
          title: '',
          text: '=1+1',
          pictures: [],
          sourceId: null,
          instant: null,
          container: null,
          at: 12,
        },
      },
    ],
    lostPictures: ['photos/a.heic'],
  })
  const [head, ...rows] = table.trim().split('\r\n')
  expect(head).toMatch(/^\uFEFF?"where","why","value"/)
  expect(rows[0]).toBe(
    '"118","The date does not exist or cannot be read.","2024-02-31","","","","","",""',
  )
  expect(rows[1]).toBe(
    '"12","It is already here.","","2024-03-01","21:10","good","walk | sun","","\'=1+1"',
  )
  expect(rows[2]).toMatch(
    /^"Home.json#entries\[4\]","What has no place here stays out.","videos: 1"/,
  )
  expect(rows[3]).toMatch(/"photos\/a.heic"/)
})
