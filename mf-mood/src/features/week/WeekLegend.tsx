import { Box, chakra } from '@truenorth/shared-ui'
import { meanOfDayLegend, noEntryLegend } from '../../content'
import type { ChartDay } from './chartDays'

const Line = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '8px', fontSize: '13', color: 'ink.muted' },
})

const Mark = chakra('span', {
  base: {
    flex: 'none',
    width: '12px',
    height: '12px',
    borderRadius: 'full',
    border: '1.75px solid',
    borderColor: 'line.strong',
    forcedColorAdjust: 'none',
  },
  variants: { filled: { true: { background: 'mood.4', borderColor: 'mood.4' } } },
})

/** What a hollow point is, and that a day shows the mean of its readings (D13). */
export const WeekLegend = ({ days }: { days: readonly ChartDay[] }) => (
  <Box marginTop="auto" paddingTop="12px">
    {days.some(({ count }) => count === 0) && (
      <Line>
        <Mark aria-hidden />
        {noEntryLegend}
      </Line>
    )}
    {days.some(({ count }) => count > 1) && (
      <Line>
        <Mark aria-hidden filled />
        {meanOfDayLegend}
      </Line>
    )}
  </Box>
)
