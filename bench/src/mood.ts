// npm run bench -- mood: a history of ten years beside that of a month.
import { compareSizes } from './lists/compareSizes.ts'
import type { LongList } from './lists/listPage.ts'
import { insertReadings } from './lists/insertReadings.ts'

const history: LongList = {
  name: 'mood',
  path: '/mood/history',
  source: '/api/mood/',
  sizes: { few: 100, many: 10_000 },
  insert: insertReadings,
  searchLabel: 'Search readings',
  words: ['the lake', 'november'],
  choices: { Mood: '4', Energy: 'high' },
}

await compareSizes(history)
