import { Box } from '@truenorth/shared-ui'
import { useTopOnPage, useWindowVirtualizer } from '@truenorth/shared-ui/lists'
import { memo, useCallback } from 'react'
import { DaySection } from './DaySection'
import type { HistoryDay } from './groupByDay'
import type { HistoryLayout } from './readFilter'

const likelyDayHeightPx = 180

type HistoryListProps = {
  days: readonly HistoryDay[]
  layout: HistoryLayout
  onDelete: (id: number) => void
}

/** Days as sections; only those near the window are drawn, so that a thousand scroll like ten. */
export const HistoryList = memo(({ days, layout, onDelete }: HistoryListProps) => {
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
