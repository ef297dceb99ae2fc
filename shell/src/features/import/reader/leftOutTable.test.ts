import { leftOutTable } from './leftOutTable'
import { rejectionSentence, refusalSentences, warningSentence } from './sentences'

const reasons = [
  'bad-date',
  'bad-quotes',
  'empty',
  'ends-before-start',
  'mood-out-of-range',
  'not-a-mood',
  'not-yaml',
  'unclosed-quote',
  'unsafe-yaml',
  'wrong-number-of-fields',
]
const codes = [
  'account-unknown',
  'choice-unknown',
  'column-ignored',
  'day-not-read',
  'feedback-left-out',
  'future-date',
  'mood-out-of-range',
  'not-imported',
  'picture-format',
  'picture-missing',
  'picture-unreadable',
  'tag-unknown',
  'time-not-read',
  'zone-missing',
  'zone-unknown',
]

test('every reason and warning has a sentence of its own', () => {
  const sentences = [
    ...reasons.map(rejectionSentence),
    ...codes.map(warningSentence),
    ...Object.values(refusalSentences),
  ]
  expect(new Set(sentences).size).toBe(sentences.length)
  // A code that nobody has put into words stands in brackets.
  for (const sentence of sentences) expect(sentence).not.toMatch(/\([a-z-]+\)/)
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
    leftPaths: [],
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
  expect(rows[2]).toMatch(/^"Entry 5 of Home.json","What has no place here stays out.","videos: 1"/)
  expect(rows[3]).toMatch(/"photos\/a.heic"/)
})
