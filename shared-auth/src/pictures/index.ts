// Stored pictures of the journal, as screens of any remote show them.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { headerNames } from '@truenorth/api-contract/headers'
import { pictureSizes } from '@truenorth/api-contract/journal'
import { http } from '../http/httpClient'
import { useReported } from '../http/queries'

const [smallSize] = pictureSizes
// A picture on a slow line takes longer than the ten seconds of other requests.
const pictureTimeoutMs = 60_000

/** A picture with its alternative text. */
export type StoredPicture = { blob: Blob; alt: string }

const loadPicture = async (path: string, signal: AbortSignal): Promise<StoredPicture> => {
  const { data, headers } = await http.get<Blob>(path, {
    signal,
    responseType: 'blob',
    timeout: pictureTimeoutMs,
  })
  const alt: unknown = headers[headerNames.altText.toLowerCase()]
  return { blob: data, alt: typeof alt === 'string' ? decodeURIComponent(alt) : '' }
}

const all = ['journal-pictures'] as const

const optionsOf = (address: string) =>
  queryOptions({
    queryKey: [...all, address],
    queryFn: ({ signal }) => loadPicture(address, signal),
    staleTime: Infinity,
    gcTime: 60_000,
    structuralSharing: false,
  })

/** Keys and options of pictures: loaded once, because a picture never changes behind its path. */
export const pictureQueries = {
  all,
  one: (path: string) => optionsOf(path),
  /** Small, for a card. A server that makes none yet answers with the picture itself. */
  small: (path: string) => optionsOf(`${path}?size=${smallSize}`),
}

/** The picture at a path. */
export const usePicture = (path: string) => {
  const query = useQuery(pictureQueries.one(path))
  useReported(query.error, 'a picture could not be loaded')
  return query
}
