import { queryOptions, useQuery } from '@tanstack/react-query'
import { headerNames } from '@truenorth/api-contract/common'
import { pictureSizes, receivedJournalImageSchema } from '@truenorth/api-contract/journal'
import { http, patch, post, useReported } from '@truenorth/shared-auth'

const picturesPath = '/journal/images/'
const [smallSize] = pictureSizes
// A picture on a slow line takes longer than the ten seconds of other requests.
const uploadTimeoutMs = 60_000

/** A picture to upload. */
export type Upload = {
  blob: Blob
  alt: string
  /** Uploads with the same key are stored once. */
  key: string
  signal: AbortSignal
  /** Receives the share of the bytes that are sent, 0 to 1. */
  onProgress: (share: number) => void
}

/** Uploads one picture as it is; answers with the path that an entry holds. */
export const uploadPicture = async ({ blob, alt, key, signal, onProgress }: Upload) => {
  const { path } = await post(picturesPath, blob, receivedJournalImageSchema, {
    signal,
    timeout: uploadTimeoutMs,
    headers: {
      'Content-Type': blob.type,
      [headerNames.altText]: encodeURIComponent(alt),
      [headerNames.idempotencyKey]: key,
    },
    onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
  })
  return path
}

/** Sets the alternative text of a stored picture. */
export const describePicture = (path: string, alt: string) =>
  patch(path, { alt }, receivedJournalImageSchema)

/** A picture with its alternative text. */
export type StoredPicture = { blob: Blob; alt: string }

const loadPicture = async (path: string, signal: AbortSignal): Promise<StoredPicture> => {
  const { data, headers } = await http.get<Blob>(path, {
    signal,
    responseType: 'blob',
    timeout: uploadTimeoutMs,
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
