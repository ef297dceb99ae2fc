import {
  Card,
  chakra,
  ChevronLeftIcon,
  ChevronRightIcon,
  Emoji,
  Flex,
  IconButton,
  moodOf,
} from '@truenorth/shared-ui'
import { useState } from 'react'
import { addMonths, monthOf, yearOf } from '../../domain/calendar'
import { dayOfMonthName, monthName, monthTitle, readingCount } from '../../domain/calendarText'
import type { CountedDay } from '../../domain/insights'
import { dayCount } from '../../domain/insightText'
import { reviewMonth, type MonthReview as Review } from '../../domain/monthReview'
import { oneDecimal } from '../../domain/moodStats'
import { SmallPrint } from './parts'

const Said = chakra('p', {
  base: {
    fontFamily: 'display',
    fontWeight: '420',
    fontSize: { base: '18', md: '20' },
    lineHeight: '1.42',
  },
})

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
      lg: 'repeat(2, minmax(0, 1fr))',
    },
    gap: '12px 20px',
    marginTop: '16px',
    '& dt': { color: 'ink.muted', fontSize: '14' },
    '& dd': {
      fontFamily: 'display',
      fontWeight: '520',
      fontSize: '18',
      lineHeight: '1.4',
      fontVariantNumeric: 'lining-nums tabular-nums',
      overflowWrap: 'anywhere',
    },
  },
})

const saidOf = ({ readings, days, mostCommon }: Review) => {
  const mood = moodOf(mostCommon.mood).overviewLabel
  const most =
    2 * mostCommon.count > readings ? ` Most were ${mood}.` : ` ${mood} was the most common.`
  return `You noted ${readingCount(readings)} on ${dayCount(days)}.${readings > 1 ? most : ''}`
}

const Reviewed = ({ review }: { review: Review }) => {
  const { mostCommon, tags, weeks } = review
  const mood = moodOf(mostCommon.mood)
  return (
    <>
      <Said>{saidOf(review)}</Said>
      <Facts>
        <div>
          <dt>Most common</dt>
          <dd>
            <Emoji>{mood.emoji}</Emoji> {`${mood.overviewLabel}, ${mostCommon.count}`}
          </dd>
        </div>
        {tags.length > 0 && (
          <div>
            <dt>Tags you used most</dt>
            <dd dir="auto">{tags.join(', ')}</dd>
          </div>
        )}
        {weeks &&
          (
            [
              ['Best week', weeks.best],
              ['Hardest week', weeks.hardest],
            ] as const
          ).map(([label, { monday, days, mean }]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{`from ${dayOfMonthName(monday)}`}</dd>
              <SmallPrint as="dd">{`average ${oneDecimal(mean)} on ${dayCount(days)}`}</SmallPrint>
            </div>
          ))}
      </Facts>
    </>
  )
}

/** One month looked back on, with buttons to those beside it. */
export const MonthReview = ({ days, today }: { days: readonly CountedDay[]; today: string }) => {
  const [latest, earliest] = [days.at(-1)?.date ?? today, days[0]?.date ?? today]
  const [month, setMonth] = useState(monthOf(latest))
  const review = reviewMonth(days, month)
  const name = yearOf(month) === yearOf(today) ? monthName(month) : monthTitle(month)
  const step = (months: number) => {
    const to = addMonths(month, months)
    return to >= monthOf(earliest) && to <= monthOf(latest) ? to : undefined
  }
  const [before, after] = [step(-1), step(1)]
  return (
    <Card
      data-span="7"
      title={`${name}, looked back on`}
      action={
        <Flex gap="4px">
          <IconButton
            label={before === undefined ? 'No earlier month' : monthTitle(before)}
            icon={<ChevronLeftIcon size={20} />}
            disabled={before === undefined}
            onClick={() => before !== undefined && setMonth(before)}
          />
          <IconButton
            label={after === undefined ? 'No later month' : monthTitle(after)}
            icon={<ChevronRightIcon size={20} />}
            disabled={after === undefined}
            onClick={() => after !== undefined && setMonth(after)}
          />
        </Flex>
      }
    >
      {review ? <Reviewed review={review} /> : <Said>No reading in this month.</Said>}
    </Card>
  )
}
