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
import type { ReactNode } from 'react'
import { isYear } from '../../domain/calendar'
import { dayOfMonthName, readingCount } from '../../domain/calendarText'
import type { CountedDay } from '@truenorth/api-contract/moodDays'
import { dayCount } from '../../domain/insightText'
import { oneDecimal } from '../../domain/moodStats'
import { addPeriods, isWithin, periodName, periodTitle } from '../../domain/period'
import { type PeriodReview as Review, reviewPeriod } from '../../domain/periodReview'
import { SmallPrint } from './parts'
import { PeriodItems } from './PeriodItems'

// Two columns of what there is, as even as it comes.
const Columns = chakra('div', {
  base: {
    columnGap: '40px',
    columnCount: { lg: 2 },
    _print: { columnCount: 2 },
    '& > *': { breakInside: 'avoid' },
  },
})

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

const Counts = chakra('dd', { base: { display: 'flex', flexWrap: 'wrap', gap: '0 14px' } })

const saidOf = ({ readings, days, mostCommon }: Review) => {
  const mood = moodOf(mostCommon.mood).overviewLabel
  const most =
    2 * mostCommon.count > readings ? ` Most were ${mood}.` : ` ${mood} was the most common.`
  return `You noted ${readingCount(readings)} on ${dayCount(days)}.${readings > 1 ? most : ''}`
}

const Reviewed = ({ review }: { review: Review }) => {
  const { moods, mostCommon, tags, weeks } = review
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
        <div>
          <dt>Readings by mood</dt>
          <Counts>
            {moods.toReversed().map(({ mood, count }) => (
              <span key={mood}>
                <Emoji label={moodOf(mood).overviewLabel}>{moodOf(mood).emoji}</Emoji> {count}
              </span>
            ))}
          </Counts>
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

type PeriodReviewProps = {
  days: readonly CountedDay[]
  today: string
  /** "YYYY-MM" or "YYYY". */
  period: string
  onShow: (period: string) => void
  /** Above what is said, at the right of the buttons. */
  children?: ReactNode
}

/** A month or a year looked back on, with buttons to those beside it. */
export const PeriodReview = ({ days, today, period, onShow, children }: PeriodReviewProps) => {
  const [latest, earliest] = [days.at(-1)?.date ?? today, days[0]?.date ?? today]
  const review = reviewPeriod(days, period)
  const kind = isYear(period) ? 'year' : 'month'
  const step = (periods: number) => {
    const to = addPeriods(period, periods)
    return isWithin(to, earliest, latest) ? to : undefined
  }
  const [before, after] = [step(-1), step(1)]
  return (
    <Card
      data-span="12"
      title={`${periodName(period, today)}, looked back on`}
      action={
        <Flex gap="4px" flexWrap="wrap" alignItems="center">
          {children}
          <IconButton
            label={before === undefined ? `No earlier ${kind}` : periodTitle(before)}
            icon={<ChevronLeftIcon size={20} />}
            disabled={before === undefined}
            onClick={() => before !== undefined && onShow(before)}
          />
          <IconButton
            label={after === undefined ? `No later ${kind}` : periodTitle(after)}
            icon={<ChevronRightIcon size={20} />}
            disabled={after === undefined}
            onClick={() => after !== undefined && onShow(after)}
          />
        </Flex>
      }
    >
      <Columns>
        <div>
          {review ? <Reviewed review={review} /> : <Said>{`No reading in this ${kind}.`}</Said>}
        </div>
        <PeriodItems key={period} period={period} />
      </Columns>
    </Card>
  )
}
