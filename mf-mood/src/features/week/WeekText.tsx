import { Box, chakra, formatDate, VisuallyHidden } from '@truenorth/shared-ui'
import { meanOfDayLegend, noEntryLegend } from '../../content'
import { type ChartDay, moodText } from './chartDays'

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

type WeekProps = { days: readonly ChartDay[] }

/** Explains hollow points, and that a day shows the mean of its readings (D13), where the chart has such. */
export const WeekLegend = ({ days }: WeekProps) => (
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

/** The chart as a table for screen readers. */
export const WeekTable = ({ days }: WeekProps) => (
  <VisuallyHidden>
    <table>
      <caption>Mood over the last 7 days</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Mood</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.date}>
            <th scope="row">{formatDate(day.date, { weekday: true })}</th>
            <td>{moodText(day)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </VisuallyHidden>
)
