import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type Journey,
  journeyChoicesSchema,
  receivedJourneySchema,
} from '@truenorth/api-contract/journeys'
import { get, getWithVersion, type Versioned } from '@truenorth/shared-auth'
import * as z from '@truenorth/shared-auth/schema'
import { toJourney } from '../domain/received'

/** The id of a journey: a number in a response, a string in an address. */
export type JourneyId = number | string

/** A journey and the ETag that it was read with. */
export type VersionedJourney = Versioned<Journey>

/** Path of the list, and of new journeys. */
export const journeysPath = '/journey/'

/** Path of one journey. */
export const journeyPath = (id: JourneyId) => `${journeysPath}${id}/`

/** Parses a journey of a response; fields that the server left out are completed (D21). */
export const journeySchema = z.pipe(receivedJourneySchema, z.transform(toJourney))

const journeyListSchema = z.array(journeySchema)

/** Keys and options of the queries about journeys. */
export const journeyQueries = {
  all: ['journeys'] as const,
  list: () =>
    queryOptions({
      queryKey: [...journeyQueries.all, 'list'] as const,
      queryFn: ({ signal }) => get(journeysPath, journeyListSchema, { signal }),
    }),
  choices: () =>
    queryOptions({
      queryKey: ['journey-choices'] as const,
      queryFn: () => get(`${journeysPath}choices/`, journeyChoicesSchema),
      staleTime: Infinity,
    }),
  /** What an edit form starts from: loaded each time, and never again while the form is open. */
  forEditing: (id: JourneyId) =>
    queryOptions({
      queryKey: ['journey-being-edited', String(id)] as const,
      queryFn: ({ signal }) => getWithVersion(journeyPath(id), journeySchema, signal),
      gcTime: 0,
      staleTime: Infinity,
    }),
}

/** Changes the cached list before the server has responded; resolves with a function that undoes it. */
export const updateJourneys = async (
  client: QueryClient,
  change: (journeys: Journey[]) => Journey[],
) => {
  const { queryKey } = journeyQueries.list()
  await client.cancelQueries({ queryKey })
  const before = client.getQueryData(queryKey)
  client.setQueryData(queryKey, (journeys) => journeys && change(journeys))
  return () => void client.setQueryData(queryKey, before)
}

/** Changes one journey of the cached list; see `updateJourneys`. */
export const updateJourney = (
  client: QueryClient,
  id: JourneyId,
  change: (journey: Journey) => Partial<Journey>,
) =>
  updateJourneys(client, (journeys) =>
    journeys.map((journey) =>
      String(journey.id) === String(id) ? { ...journey, ...change(journey) } : journey,
    ),
  )
