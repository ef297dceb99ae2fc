import { chakra, Page, useMediaQuery } from '@truenorth/shared-ui'
import { useParams } from '@truenorth/shared-ui/router'
import { BackLink } from '../components/BackLink'
import { lazyPart } from '../components/lazyPart'
import { JourneyNotFound, JourneyUnavailable } from '../components/LoadErrors'
import { Inspiration } from '../features/detail/Inspiration'
import { JourneyBand } from '../features/detail/JourneyBand'
import { JourneySkeleton } from '../features/detail/JourneySkeleton'
import { JourneyTiles } from '../features/detail/JourneyTiles'
import { useJourney } from '../features/detail/useJourney'
import { Milestones } from '../features/milestones/Milestones'
import { InlineJourneyForm } from './lazyForm'
import { useInlineForm } from './useInlineForm'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '40px', lg: '48px' },
    marginTop: { base: '16px', md: '40px' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 4fr)' },
    '& aside > div': {
      position: { lg: 'sticky' },
      top: '96px',
      paddingTop: { lg: '84px' },
    },
  },
})

// It asks for all counted days, and nothing waits for it.
const PathReadings = lazyPart(
  async () => (await import('../features/readings/PathReadings')).PathReadings,
  null,
)

/** One path with its waypoints, on phones the next one before the figures; or the form that edits it. */
export const JourneyPage = () => {
  const { journeyId = '' } = useParams()
  const { journey, progress, isLoaded, isError, refetch } = useJourney(journeyId)
  const { form, open, close } = useInlineForm()
  const isNarrow = useMediaQuery('(max-width: 47.99em)')
  const tiles = journey && <JourneyTiles journey={journey} progress={progress} />
  if (!isLoaded && isError) return <JourneyUnavailable onRetry={() => void refetch()} />
  if (isLoaded && !journey) return <JourneyNotFound />
  return (
    <Page
      // The whole of it stands in the first field of the form.
      title={form && journey && <chakra.span lineClamp={2}>{journey.title}</chakra.span>}
    >
      <BackLink to="/journeys">Back to Journeys</BackLink>
      {!journey && <JourneySkeleton />}
      {journey && form && <InlineJourneyForm form={{ edit: journeyId }} onClose={close} />}
      {journey && !form && (
        <>
          <JourneyBand
            journey={journey}
            progress={progress}
            onEdit={() => open({ edit: journeyId })}
          />
          {!isNarrow && tiles}
          <Columns>
            <div>
              <Milestones
                journeyId={journey.id}
                progress={progress}
                afterNext={isNarrow && tiles}
              />
              <PathReadings journey={journey} />
            </div>
            <aside aria-label="Daily Inspiration">
              <Inspiration />
            </aside>
          </Columns>
        </>
      )}
    </Page>
  )
}
