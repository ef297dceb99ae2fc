import { useQuery } from '@tanstack/react-query'
import { ButtonLink, Dial, InlineRetry, moodOf, Skeleton, useToday } from '@truenorth/shared-ui'
import { moodQueries, useReloadOnSent } from '../../api/moods'
import { noReadingToday } from '../../content'
import { BearingLayout, BearingWords } from './BearingLayout'
import { BearingReading } from './BearingReading'

const dialSize = { base: '224px', ms: '240px', lg: '264px' }

/** The dial with the latest reading of today, and a link that logs or adjusts it. */
export const BearingCard = () => {
  useReloadOnSent()
  const today = useQuery(moodQueries.today(useToday()))
  const { data: reading, isPending, isError, isFetching, refetch } = today
  if (isPending) return <BearingSkeleton />
  if (!reading)
    return (
      <BearingLayout solo>
        <Dial size={dialSize} />
        <BearingWords>
          {isError ? (
            <InlineRetry
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

// As tall as the card of a reading that has everything, so that nothing below it moves.
const BearingSkeleton = () => (
  <BearingLayout>
    <Skeleton width={dialSize} height={dialSize} borderRadius="full" marginInline="auto" />
    <BearingWords besideDial aria-busy>
      <Skeleton width="110px" height="31px" />
      <Skeleton width="200px" height="22px" />
      <Skeleton width="240px" height="50px" />
      <Skeleton width="97px" height="25px" />
    </BearingWords>
    <Skeleton height="44px" borderRadius="8" />
  </BearingLayout>
)
