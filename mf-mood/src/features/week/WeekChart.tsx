import { useMediaQuery } from '@truenorth/shared-ui'
import { Chart, useChartColors } from '@truenorth/shared-ui/charts'
import type { ChartDay } from './chartDays'
import { weekOption } from './weekOption'

// In pixels. Beside the dial the chart and the card above it are as tall as the card of the dial. `WeekCard` keeps these heights free.
const heightOf = ({ narrow, wide }: { narrow: boolean; wide: boolean }) => {
  if (narrow) return 224
  return wide ? 250 : 300
}

/** The chart of the week, in the width of its container and the colours of the current theme. */
export const WeekChart = ({ days }: { days: readonly ChartDay[] }) => {
  const colors = useChartColors()
  // In em, because larger text leaves less room for words.
  const narrow = useMediaQuery('(max-width: 35.99em)')
  const tiny = useMediaQuery('(max-width: 21.99em)')
  const wide = useMediaQuery('(min-width: 58em)')
  return (
    <Chart
      option={weekOption(days, { colors, narrow, tiny })}
      label="Mood over the last 7 days"
      height={heightOf({ narrow, wide })}
    />
  )
}
