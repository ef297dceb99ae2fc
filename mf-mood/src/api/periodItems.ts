import { queryOptions } from '@tanstack/react-query'
import { periodItemsSchema } from '@truenorth/api-contract/days'
import { get, isStatus } from '@truenorth/shared-auth'
import { daysOfPeriod } from '../domain/period'
import { loadStopWords } from '../domain/stopWords'
import { usedWords } from '../domain/usedWords'

const loadItems = async (period: string, signal: AbortSignal) => {
  try {
    return await get('/days/', periodItemsSchema, { signal, params: daysOfPeriod(period) })
  } catch (error) {
    if (isStatus(error, 404)) return null
    throw error
  }
}

/**
 * What a month or a year holds besides readings; null from a server that does not know it yet. Its words are those
 * that say something in the languages that this browser reads, and in English, in which the product asks.
 */
export const periodItemsQuery = (period: string) =>
  queryOptions({
    queryKey: ['days', 'period', period],
    queryFn: async ({ signal }) => {
      const [items, stopWords] = await Promise.all([
        loadItems(period, signal),
        loadStopWords([...navigator.languages, 'en']),
      ])
      return items && { ...items, words: usedWords(items.words, stopWords) }
    },
  })
