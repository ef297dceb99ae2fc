import { formatDate, VisuallyHidden } from '@truenorth/shared-ui'
import type { ChartDay } from './chartDays'
import { moodInWords } from './moodInWords'

/** The chart for those who do not see it. */
export const WeekTable = ({ days }: { days: readonly ChartDay[] }) => (
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
            <td>{moodInWords(day)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </VisuallyHidden>
)
