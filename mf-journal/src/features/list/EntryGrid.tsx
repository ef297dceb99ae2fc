import { chakra } from '@truenorth/shared-ui'
import { useTopOnPage, useWindowVirtualizer } from '@truenorth/shared-ui/lists'
import { memo, useCallback, useDeferredValue } from 'react'
import type { Entry } from '../../api/entry'
import { EntryCard } from '../card/EntryCard'
import { useColumns } from './useColumns'

const List = chakra('ul', { base: { position: 'relative' } })
const Place = chakra('li', { base: { position: 'absolute', top: 0 } })

const estimatedHeight = 212
const gaps = { 1: 16, 2: 24 } as const

type EntryGridProps = {
  entries: readonly Entry[]
  /** Whether no others are on their way. */
  areAll: boolean
  searchOf: (id: string) => string
}

const Sheets = memo(({ entries, areAll, searchOf }: EntryGridProps) => {
  const columns = useColumns()
  const gap = gaps[columns]
  const { ref, top: scrollMargin } = useTopOnPage<HTMLUListElement>()
  // Another function would have every sheet's place reckoned anew, at every step of scrolling.
  const getItemKey = useCallback((index: number) => entries[index]?.id ?? index, [entries])
  const virtualizer = useWindowVirtualizer({
    count: entries.length,
    lanes: columns,
    gap,
    scrollMargin,
    overscan: 2,
    estimateSize: () => estimatedHeight,
    getItemKey,
  })
  return (
    <List ref={ref} aria-label="Entries" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start, lane }) => {
        const entry = entries[index]
        return (
          entry && (
            <Place
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={areAll ? entries.length : -1}
              style={{
                width: `calc((100% - ${(columns - 1) * gap}px) / ${columns})`,
                insetInlineStart: `calc(${lane} * (100% + ${gap}px) / ${columns})`,
                transform: `translateY(${start - scrollMargin}px)`,
              }}
            >
              <EntryCard entry={entry} search={searchOf(entry.id)} />
            </Place>
          )
        )
      })}
    </List>
  )
})

/** The sheets in one or two columns, each in the shorter one; only those near the window are drawn. */
export const EntryGrid = ({ entries, ...rest }: EntryGridProps) => {
  // The count answers at once; drawing sheets waits for the next letter rather than the other way round.
  const drawn = useDeferredValue(entries)
  return <Sheets entries={drawn} {...rest} />
}
