import { queryOptions } from '@tanstack/react-query'
import { periodItemsSchema } from '@truenorth/api-contract/days'
import { get } from '@truenorth/shared-auth'
import { daysOfPeriod } from '../domain/period'
import { loadStopWords } from '../domain/stopWords'
import { usedWords } from '../domain/usedWords'
import { orOfOlder } from './olderServer'

/**
 * What a month or a year holds besides readings; null from a server that does not know it yet. Its words are those
 * that say something in the languages that this browser reads, and in English, in which the product asks.
 */
export const periodItemsQuery = (period: string) =>
  queryOptions({
    queryKey: ['days', 'period', period],
    queryFn: async ({ signal }) => {
      const [items, stopWords] = await Promise.all([
        orOfOlder(get('/days/', periodItemsSchema, { signal, params: daysOfPeriod(period) }), null),
        loadStopWords([...navigator.languages, 'en']),
      ])
      return items && { ...items, words: usedWords(items.words, stopWords) }
    },
  })
