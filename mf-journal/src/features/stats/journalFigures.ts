import type { Entry } from '../../api/entry'

/** Figures over all entries; the mean mood has one decimal, "0.0" for none. */
export const journalFigures = (entries: readonly Entry[], today: string) => {
  const sum = entries.reduce((total, { mood }) => total + mood, 0)
  return {
    total: entries.length,
    averageMood: (entries.length ? sum / entries.length : 0).toFixed(1),
    today: entries.filter(({ date }) => date === today).length,
  }
}
