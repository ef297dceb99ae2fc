import { useQuery } from '@tanstack/react-query'
import {
  Card,
  chakra,
  Emoji,
  formatDate,
  InlineRetry,
  moodOf,
  Skeleton,
  TextLink,
} from '@truenorth/shared-ui'
import { moodQueries } from '../../api/moods'
import { useRemembered } from '../../components/useRemembered'
import { ClampedNote } from '../../components/ReadingText'
import type { ReadingDay } from '../../domain/days'
import { onThisDay } from '../../domain/onThisDay'
import { LeadIn, SmallPrint } from './parts'
import { Switch } from './Switch'

const Days = chakra('ul', { base: { display: 'grid', gap: '16px', marginTop: '8px' } })

const Day = ({ day: { date, readings } }: { day: ReadingDay }) => {
  const noted = readings.find(({ note }) => note !== '')
  const mood = moodOf((noted ?? readings[0])?.mood_value)
  const when = formatDate(date, { weekday: true })
  return (
    <li>
      {noted && <ClampedNote lines={4}>{noted.note}</ClampedNote>}
      <SmallPrint>
        <Emoji>{mood.emoji}</Emoji> {`${mood.overviewLabel} · ${when} · `}
        <TextLink alone to={`/mood/history/month?d=${date}`} aria-label={`Open the day, ${when}`}>
          open the day
        </TextLink>
      </SmallPrint>
    </li>
  )
}

const leftOutText = (count: number) =>
  count === 1
    ? '1 hard day left out. It stays in your history.'
    : `${count} hard days left out. They stay in your history.`

const Remembered = ({ today, leavesOut }: { today: string; leavesOut: boolean }) => {
  const { data: readings, isPending, isFetching, refetch } = useQuery(moodQueries.list())
  if (isPending) return <Skeleton height="64px" borderRadius="8" />
  if (!readings)
    return (
      <InlineRetry
        what="Earlier years could not be fetched."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  const { days, leftOut } = onThisDay(readings, today, leavesOut)
  return (
    <>
      {days.length > 0 && (
        <Days>
          {days.map((day) => (
            <Day key={day.date} day={day} />
          ))}
        </Days>
      )}
      {days.length === 0 && leftOut === 0 && (
        <LeadIn marginTop="4px" marginBottom="0">
          Nothing yet. In a year, this page will remember today.
        </LeadIn>
      )}
      {leftOut > 0 && <SmallPrint marginTop="8px">{leftOutText(leftOut)}</SmallPrint>}
    </>
  )
}

/** What was noted on this day in earlier years. Hard days are left out until they are asked for. */
export const OnThisDay = ({ today }: { today: string }) => {
  const [choice, choose] = useRemembered('hardDaysOnThisDay', ['leave-out', 'show'])
  const leavesOut = choice === 'leave-out'
  return (
    <Card data-span="12" title="On this day">
      <Switch isOn={leavesOut} onChange={(isOn) => choose(isOn ? 'leave-out' : 'show')}>
        Leave out hard days
      </Switch>
      <Remembered today={today} leavesOut={leavesOut} />
    </Card>
  )
}
