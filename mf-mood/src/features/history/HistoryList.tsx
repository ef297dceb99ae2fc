import { Box } from '@truenorth/shared-ui'
import { useListVirtualizer, usePageOffset, usePrinting } from '@truenorth/shared-ui/lists'
import { memo, useCallback, useDeferredValue, useMemo } from 'react'
import type { Reading } from '../../domain/reading'
import { DaySection } from './DaySection'
import { groupByDay, type ReadingDay } from '../../domain/days'
import type { HistoryLayout } from './historyFilter'

const estimatedDayHeightPx = 180

type DayListProps = { layout: HistoryLayout; onDelete: (id: number) => void }
type DaysProps = DayListProps & { days: readonly ReadingDay[] }

const VirtualDays = ({ days, layout, onDelete }: DaysProps) => {
  const { ref, top } = usePageOffset()
  // A new function would make the virtualizer compute the place of every day again, at each step of scrolling.
  const getItemKey = useCallback((index: number) => days[index]?.date ?? index, [days])
  const virtualizer = useListVirtualizer({
    count: days.length,
    estimateSize: () => estimatedDayHeightPx,
    getItemKey,
    overscan: 4,
    scrollMargin: top,
  })
  return (
    <Box ref={ref} position="relative" style={{ height: `${virtualizer.getTotalSize()}px` }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const day = days[index]
        return (
          day && (
            <Box
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              position="absolute"
              insetInline="0"
              style={{ top: `${start - top}px` }}
            >
              <DaySection day={day} layout={layout} onDelete={onDelete} />
            </Box>
          )
        )
      })}
    </Box>
  )
}

const Days = memo((props: DaysProps) => {
  const isPrinting = usePrinting()
  // What was measured in one layout is wrong in the other.
  if (!isPrinting) return <VirtualDays key={props.layout} {...props} />
  return props.days.map((day) => <DaySection key={day.date} day={day} layout={props.layout} />)
})

/**
 * Readings under their days. Only days near the window are rendered, so that a thousand scroll like ten;
 * in print all of them.
 */
export const HistoryList = ({
  readings,
  ...list
}: DayListProps & { readings: readonly Reading[] }) => {
  // Rendering cards must not delay the next letter of a search.
  const rendered = useDeferredValue(readings)
  const days = useMemo(() => groupByDay(rendered), [rendered])
  return <Days days={days} {...list} />
}
