import { chakra, useMediaQuery } from '@truenorth/shared-ui'
import { useListVirtualizer, usePageOffset, usePrinting } from '@truenorth/shared-ui/lists'
import { memo, useCallback, useDeferredValue } from 'react'
import type { Entry } from '../../domain/entry'
import { type EntryActions, EntryCard } from './EntryCard'
import { PrintedEntries } from './PrintedEntries'

const List = chakra('ul', { base: { position: 'relative' } })
const Place = chakra('li', { base: { position: 'absolute', top: 0 } })

const estimatedHeight = 168
const gaps = { 1: 12, 2: 20 } as const
const wide = '(min-width: 48em)'

// One column on phones, else two.
const useColumns = () => (useMediaQuery(wide) ? 2 : 1)

/** How a card links to its entry, and what can be done with it; all stay the same from one render to the next. */
export type EntryLinks = EntryActions & {
  /** The query of the address of an entry. */
  searchOf: (id: string) => string
  linkState: object
}

type EntryGridProps = EntryLinks & {
  entries: readonly Entry[]
  /** Whether no more are to come. */
  areAll: boolean
}

const Cards = memo(({ entries, areAll, searchOf, linkState, onEdit, onDelete }: EntryGridProps) => {
  const columns = useColumns()
  const gap = gaps[columns]
  const { ref, top: scrollMargin } = usePageOffset<HTMLUListElement>()
  // With another function the virtualizer would measure every card again while scrolling.
  const getItemKey = useCallback((index: number) => entries[index]?.id ?? index, [entries])
  const virtualizer = useListVirtualizer({
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
              <EntryCard
                entry={entry}
                search={searchOf(entry.id)}
                linkState={linkState}
                onEdit={onEdit}
                onDelete={onDelete}
              />
            </Place>
          )
        )
      })}
    </List>
  )
})

/**
 * The cards in one or two columns, each card in the shorter one; only those near the window are rendered,
 * in print all entries, whole.
 */
export const EntryGrid = ({ entries, ...rest }: EntryGridProps) => {
  // The figures follow each letter of a search at once; the cards may come later.
  const rendered = useDeferredValue(entries)
  const isPrinting = usePrinting()
  if (isPrinting) return <PrintedEntries entries={rendered} />
  return <Cards entries={rendered} {...rest} />
}
