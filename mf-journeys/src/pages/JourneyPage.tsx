import { Page } from '@truenorth/shared-ui'
import { useParams } from '@truenorth/shared-ui/router'
import { BackLink } from '../features/detail/BackLink'
import { JourneyBody } from '../features/detail/JourneyBody'
import { JourneySkeleton } from '../features/detail/JourneySkeleton'
import { JourneyNotFound, JourneyUnavailable } from '../features/detail/JourneyTrouble'
import { useJourney } from '../features/detail/useJourney'
import { EditInline } from '../features/edit/EditInline'
import { InlineCard } from '../features/inline/InlineCard'
import { useInlineForm } from '../features/inline/useInlineForm'

/** One path with its waypoints. */
export const JourneyPage = () => {
  const { journeyId = '' } = useParams()
  const { journey, progress, isLoaded, isError, refetch } = useJourney(journeyId)
  const { form, open, close } = useInlineForm()
  if (!isLoaded && isError) return <JourneyUnavailable onRetry={() => void refetch()} />
  if (isLoaded && !journey) return <JourneyNotFound />
  return (
    <Page title={form && journey?.title}>
      <BackLink to="/journeys">Back to Journeys</BackLink>
      {!journey && <JourneySkeleton />}
      {journey && form && (
        <InlineCard title="Edit journey">
          <EditInline id={journeyId} onClose={close} />
        </InlineCard>
      )}
      {journey && !form && (
        <JourneyBody
          journey={journey}
          progress={progress}
          onEdit={() => open({ edit: journeyId })}
        />
      )}
    </Page>
  )
}
