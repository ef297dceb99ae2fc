import { http, patch } from '@truenorth/shared-auth'
import type { JournalImage } from '@truenorth/api/contract'

const picturesPath = '/journal/images/'
// A picture on a slow line takes longer than the ten seconds of a call.
const uploadTimeoutMs = 60_000
const altHeader = 'X-Alt-Text'

export type Upload = {
  blob: Blob
  alt: string
  /** Repeated uploads under one key are stored once. */
  key: string
  signal: AbortSignal
  onProgress: (share: number) => void
}

/** Sends one picture as it is; answers with the path that an entry holds. */
export const uploadPicture = async ({ blob, alt, key, signal, onProgress }: Upload) => {
  const { data } = await http.post<JournalImage>(picturesPath, blob, {
    signal,
    timeout: uploadTimeoutMs,
    headers: {
      'Content-Type': blob.type,
      [altHeader]: encodeURIComponent(alt),
      'Idempotency-Key': key,
    },
    onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
  })
  return data.path
}

export type StoredPicture = { blob: Blob; alt: string }

/** The picture behind a path, with the words for who cannot see it. */
export const readPicture = async (path: string, signal: AbortSignal): Promise<StoredPicture> => {
  const { data, headers } = await http.get<Blob>(path, {
    signal,
    responseType: 'blob',
    timeout: uploadTimeoutMs,
  })
  const alt: unknown = headers[altHeader.toLowerCase()]
  return { blob: data, alt: typeof alt === 'string' ? decodeURIComponent(alt) : '' }
}

export const describePicture = (path: string, alt: string) => patch<JournalImage>(path, { alt })
