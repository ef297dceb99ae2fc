import { Chart, useChartColors } from '@truenorth/shared-ui/charts'
import { useMediaQuery } from '../viewport/useMediaQuery'
import type { ChartDay } from './chartDays'
import { heightOf } from './weekHeight'
import { weekOption } from './weekOption'

/** The week as a picture at its real width, in the colours of the theme in force. */
export const WeekChart = ({ days }: { days: readonly ChartDay[] }) => {
  const colors = useChartColors()
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
