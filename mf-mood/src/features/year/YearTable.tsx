import { Card, chakra, Emoji, moodScale, TextLink, VisuallyHidden } from '@truenorth/shared-ui'
import { monthOf, monthsOf } from '../../domain/calendar'
import { monthName } from '../../domain/calendarText'
import { addMoods } from '../../domain/dayMoods'
import { type MoodCalendar, moodsOfMonth } from '../../domain/days'

const Scroll = chakra('div', { base: { overflowX: 'auto', _focusVisible: { borderRadius: '4' } } })

const Table = chakra('table', {
  base: {
    width: '100%',
    fontVariantNumeric: 'lining-nums tabular-nums',
    '& th, & td': {
      padding: { base: '4px 6px', md: '4px 8px' },
      borderBottom: '1px solid',
      borderColor: 'line',
      textAlign: 'end',
      fontWeight: '400',
    },
    '& thead th': { color: 'ink.muted', fontSize: '14' },
    '& tr > :first-child': { paddingInlineStart: 0, textAlign: 'start' },
    '& tr > :last-child': { paddingInlineEnd: 0 },
    '& tbody tr:last-child > *': { borderBottom: 0 },
  },
})

type YearTableProps = Pick<MoodCalendar, 'byDay'> & { year: string; lastDay: string }

/** The year in figures: how many readings of each mood a month has, and on how many of its days. */
export const YearTable = ({ year, byDay, lastDay }: YearTableProps) => (
  <Card paddingBlock="8px">
    <Scroll role="region" aria-label={`Table of ${year}`} tabIndex={0}>
      <Table>
        <caption>
          <VisuallyHidden>{`Readings per month and mood, ${year}`}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{year}</th>
            {moodScale.map(({ value, emoji, overviewLabel }) => (
              <th key={value} scope="col">
                <Emoji label={overviewLabel} size="1.375rem">
                  {emoji}
                </Emoji>
              </th>
            ))}
            <th scope="col">days</th>
          </tr>
        </thead>
        <tbody>
          {monthsOf(year)
            .filter((month) => month <= monthOf(lastDay))
            .map((month) => {
              const days = moodsOfMonth(byDay, month)
              const counts = addMoods(days)
              return (
                <tr key={month}>
                  <th scope="row">
                    <TextLink alone to={`/mood/history/month?m=${month}`}>
                      {monthName(month)}
                    </TextLink>
                  </th>
                  {moodScale.map(({ value }, index) => (
                    <td key={value}>{counts[index]}</td>
                  ))}
                  <td>{days.length}</td>
                </tr>
              )
            })}
        </tbody>
      </Table>
    </Scroll>
  </Card>
)
