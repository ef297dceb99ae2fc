import { Box } from '@truenorth/shared-ui'
import { useTopOnPage, useWindowVirtualizer } from '@truenorth/shared-ui/lists'
import { memo, useCallback, useDeferredValue, useMemo } from 'react'
import type { Reading } from '../../api/reading'
import { DaySection } from './DaySection'
import { groupByDay, type HistoryDay } from './groupByDay'
import type { HistoryLayout } from './readFilter'

const likelyDayHeightPx = 180

type Drawing = { layout: HistoryLayout; onDelete: (id: number) => void }

const Days = memo(({ days, layout, onDelete }: Drawing & { days: readonly HistoryDay[] }) => {
  const { ref, top } = useTopOnPage()
  // Another function would have every day's place reckoned anew, at every step of scrolling.
  const getItemKey = useCallback((index: number) => days[index]?.date ?? index, [days])
  const virtualizer = useWindowVirtualizer({
    count: days.length,
    estimateSize: () => likelyDayHeightPx,
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
})

/** Readings under their days, of which only those near the window are drawn, so that a thousand scroll like ten. */
export const HistoryList = ({
  readings,
  ...drawing
}: Drawing & { readings: readonly Reading[] }) => {
  // The count answers at once; drawing cards waits for the next letter rather than the other way round.
  const drawn = useDeferredValue(readings)
  const days = useMemo(() => groupByDay(drawn), [drawn])
  return <Days days={days} {...drawing} />
}
