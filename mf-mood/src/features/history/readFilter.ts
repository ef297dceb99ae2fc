import type { Energy } from '../../api/reading'

export type HistoryFilter = { words: string; mood: number | null; energy: Energy | null }
export type HistoryLayout = 'grid' | 'list'

export const everything: HistoryFilter = { words: '', mood: null, energy: null }

export const isEverything = ({ words, mood, energy }: HistoryFilter) =>
  words.trim() === '' && mood === null && energy === null

export const energies = ['high', 'medium', 'low'] as const

/** What an address asks for; what it gets wrong is not asked for. */
export const readFilter = (params: URLSearchParams): HistoryFilter => {
  const mood = Number(params.get('mood'))
  return {
    words: params.get('q') ?? '',
    mood: Number.isInteger(mood) && mood >= 1 && mood <= 5 ? mood : null,
    energy: energies.find((energy) => energy === params.get('energy')) ?? null,
  }
}

export const readLayout = (params: URLSearchParams): HistoryLayout =>
  params.get('view') === 'list' ? 'list' : 'grid'

/** The same as an address; what is not asked for is left out. */
export const writeFilter = ({ words, mood, energy }: HistoryFilter, layout: HistoryLayout) =>
  new URLSearchParams({
    ...(words && { q: words }),
    ...(mood && { mood: String(mood) }),
    ...(energy && { energy }),
    ...(layout === 'list' && { view: layout }),
  })
