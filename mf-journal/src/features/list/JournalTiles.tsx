import { StatList, StatTile, useToday } from '@truenorth/shared-ui'
import type { Entry } from '../../domain/entry'

/** Figures over all entries on a given day; the mean mood has one decimal, "0.0" for none. */
export const journalFigures = (entries: readonly Entry[], today: string) => {
  const sum = entries.reduce((total, { mood }) => total + mood, 0)
  return {
    total: entries.length,
    averageMood: (entries.length ? sum / entries.length : 0).toFixed(1),
    today: entries.filter(({ date }) => date === today).length,
  }
}

type JournalTilesProps = { entries: readonly Entry[] | undefined; filtered: number }

/** The four figures of the journal; dashes until all entries are there. */
export const JournalTiles = ({ entries, filtered }: JournalTilesProps) => {
  const today = useToday()
  const figures = entries && journalFigures(entries, today)
  return (
    <StatList columns={4} oneLine _print={{ display: 'none' }}>
      <StatTile label="Total Entries" value={figures?.total ?? '–'} />
      <StatTile label="Avg Mood" value={figures?.averageMood ?? '–'} />
      <StatTile label="Today" value={figures?.today ?? '–'} />
      <StatTile label="Filtered" value={figures ? filtered : '–'} />
    </StatList>
  )
}
