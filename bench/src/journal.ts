// npm run bench -- journal: a journal of five thousand entries beside one of a hundred.
import { compareSizes } from './lists/compareSizes.ts'
import type { LongList } from './lists/listPage.ts'

const dayMs = 86_400_000
const titles = ['The kitchen at six', 'Übermütig am Meer', 'Rain', 'A letter to myself', 'Garden']
const emotions = ['happy', 'calm', 'anxious', 'grateful', 'tired', 'hopeful', 'excited']
const sentences = [
  'Slept badly and woke before the alarm, which left an hour that belonged to nobody.',
  'The café on the corner has new chairs; I sat in three of them before I could write.',
  'Walked to the lake and back without looking at the clock once.',
  'We talked about the garden, about money, and then about the garden again.',
  'What I meant to say yesterday was shorter and kinder than what I said.',
  'Nothing happened today, and I noticed how much of that there was 🙂.',
  'The train stood still between two fields for half an hour.',
]

const contentOf = (index: number) =>
  Array.from(
    { length: 5 + (index % 6) },
    (_, nth) => sentences[(index * 3 + nth * 5) % sentences.length],
  ).join(' ')

const rowOf = (userId: number, index: number) => {
  const instant = new Date(Date.now() - index * dayMs).toISOString()
  return {
    user_id: userId,
    entry_date: instant.slice(0, 'YYYY-MM-DD'.length),
    mood: 1 + ((index * 7) % 5),
    emotion: emotions[index % emotions.length] ?? 'calm',
    title: `${titles[index % titles.length]} ${5_000 - index}`,
    content: contentOf(index),
    tags: '["evening"]',
    created_at: instant.replace('Z', '000Z'),
    updated_at: instant.replace('Z', '000Z'),
  }
}

const journal: LongList = {
  name: 'journal',
  path: '/journal',
  source: '/api/journal/',
  sizes: { few: 100, many: 5_000 },
  insert: (db, userId, indexes) =>
    db
      .insertInto('journal_entries')
      .values(indexes.map((index) => rowOf(userId, index)))
      .execute(),
  searchLabel: 'Search entries',
  words: ['the lake', 'ubermut'],
  choices: { Sort: 'title' },
}

await compareSizes(journal)
