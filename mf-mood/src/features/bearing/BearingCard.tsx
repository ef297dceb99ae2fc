import { ButtonLink, Dial, moodOf, QuietRetry } from '@truenorth/shared-ui'
import { noReadingToday } from '../../content'
import { BearingLayout, BearingWords } from './BearingLayout'
import { BearingReading } from './BearingReading'
import { BearingSkeleton } from './BearingSkeleton'
import { dialSize } from './dialSize'
import { useBearing } from './useBearing'

/** Where the needle points today, and the way to set it. */
export const BearingCard = () => {
  const { data: reading, isPending, isError, isFetching, refetch } = useBearing()
  if (isPending) return <BearingSkeleton />
  if (!reading)
    return (
      <BearingLayout solo>
        <Dial size={dialSize} />
        <BearingWords>
          {isError ? (
            <QuietRetry
              what="Today’s reading could not be fetched."
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <p>{noReadingToday}</p>
          )}
        </BearingWords>
        <ButtonLink to="/mood/create" wide>
          Log New Reading
        </ButtonLink>
      </BearingLayout>
    )
  return (
    <BearingLayout>
      <Dial size={dialSize} mood={moodOf(reading.mood_value).value} />
      <BearingReading reading={reading} />
      <ButtonLink to={`/mood/${reading.id}/edit`} variant="line" wide>
        Adjust Reading
      </ButtonLink>
    </BearingLayout>
  )
}
