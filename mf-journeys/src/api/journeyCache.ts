import type { QueryClient } from '@tanstack/react-query'
import type { Journey } from '@truenorth/api/contract'
import { type JourneyId } from './journeys'
import { journeyQueries } from './journeyQueries'

type Change = (journeys: Journey[]) => Journey[]

/** Shows a change of the journeys before the server has agreed; answers with the way back. */
export const showJourneys = async (client: QueryClient, change: Change) => {
  const { queryKey } = journeyQueries.list()
  await client.cancelQueries({ queryKey })
  const before = client.getQueryData(queryKey)
  client.setQueryData(queryKey, (journeys) => journeys && change(journeys))
  return () => void client.setQueryData(queryKey, before)
}

/** Shows one journey differently; see `showJourneys`. */
export const showJourney = (
  client: QueryClient,
  id: JourneyId,
  change: (journey: Journey) => Partial<Journey>,
) =>
  showJourneys(client, (journeys) =>
    journeys.map((journey) =>
      String(journey.id) === String(id) ? { ...journey, ...change(journey) } : journey,
    ),
  )
