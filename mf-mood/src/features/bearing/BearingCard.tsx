import { useQuery } from '@tanstack/react-query'
import {
  Button,
  ButtonLink,
  Dial,
  InlineRetry,
  moodOf,
  type MoodValue,
  Skeleton,
  userZone,
  useToday,
} from '@truenorth/shared-ui'
import { useRef, useState } from 'react'
import { moodQueries, useReloadOnSent } from '../../api/moods'
import type { TappedReading } from '../../api/tappedReading'
import { noReadingToday } from '../../content'
import { BearingLayout, BearingWords, DialPlace } from './BearingLayout'
import { BearingReading } from './BearingReading'
import { MoodButtons } from './MoodButtons'
import { useOneTap, useTapped } from './useOneTap'

const dialSize = { base: '326px', ms: '300px' }

// A reading that has no id yet cannot be opened.
const toShown = ({ mood, at, state }: TappedReading) => ({
  id: undefined,
  mood_value: mood,
  energy: null,
  note: '',
  tags: [],
  timestamp: at,
  zone: userZone(),
  isWaiting: state === 'waiting',
})

// What is said may get shorter by a tap: its place stays as tall as it was, so that nothing below it moves.
const useHeldHeight = () => {
  const ref = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  const hold = () => setHeight(ref.current?.offsetHeight ?? 0)
  return { ref, hold, style: height > 0 ? { minHeight: `max(3.75rem, ${height}px)` } : {} }
}

/** The dial, on which one tap logs a reading, with the latest reading of today and a link to log or adjust it. */
export const BearingCard = () => {
  useReloadOnSent()
  const today = useQuery(moodQueries.today(useToday()))
  const { data: reading, isPending, isError, isFetching, refetch } = today
  const tapped = useTapped(isFetching)
  const log = useOneTap()
  const { ref: words, hold, style: heldHeight } = useHeldHeight()
  const tap = (to: MoodValue) => {
    hold()
    log(to)
  }
  const shown = tapped ? toShown(tapped) : reading && { ...reading, isWaiting: false }
  const mood = shown ? moodOf(shown.mood_value).value : undefined
  if (isPending && !shown) return <BearingSkeleton />
  return (
    <BearingLayout>
      <DialPlace>
        <Dial size={dialSize} mood={mood}>
          <MoodButtons mood={mood} onLog={tap} />
        </Dial>
      </DialPlace>
      <BearingWords ref={words} css={heldHeight} alignContent={shown ? 'start' : 'center'}>
        {shown ? (
          <BearingReading reading={shown} isWaiting={shown.isWaiting} />
        ) : isError ? (
          <InlineRetry
            what="Today’s reading could not be fetched."
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <p>{noReadingToday}</p>
        )}
      </BearingWords>
      <BearingAction hasReading={shown !== undefined && shown !== null} id={shown?.id} />
    </BearingLayout>
  )
}

type BearingActionProps = { hasReading: boolean; id: number | undefined }

const BearingAction = ({ hasReading, id }: BearingActionProps) => {
  if (!hasReading)
    return (
      <ButtonLink to="/mood/create" wide>
        Log New Reading
      </ButtonLink>
    )
  if (id === undefined)
    return (
      <Button variant="line" wide disabled>
        Adjust Reading
      </Button>
    )
  return (
    <ButtonLink to={`/mood/${id}/edit`} variant="line" wide>
      Adjust Reading
    </ButtonLink>
  )
}

// As tall as the card of a reading that has everything, so that nothing below it moves.
const BearingSkeleton = () => (
  <BearingLayout>
    <DialPlace>
      <Skeleton
        width={dialSize}
        maxWidth="100%"
        height="auto"
        aspectRatio="1"
        borderRadius="full"
        marginInline="auto"
      />
    </DialPlace>
    <BearingWords aria-busy>
      <Skeleton width="110px" height="31px" />
      <Skeleton width="200px" height="22px" />
      <Skeleton width="240px" height="50px" />
      <Skeleton width="97px" height="25px" />
    </BearingWords>
    <Skeleton height="44px" borderRadius="8" />
  </BearingLayout>
)
