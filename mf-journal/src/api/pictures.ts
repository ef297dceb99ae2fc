import { headerNames } from '@truenorth/api-contract/common'
import { receivedJournalImageSchema } from '@truenorth/api-contract/journal'
import { patch, post } from '@truenorth/shared-auth'

const picturesPath = '/journal/images/'
// A picture on a slow line takes longer than the ten seconds of other requests.
const uploadTimeoutMs = 60_000

/** A picture to upload. */
export type Upload = {
  blob: Blob
  /** Undefined for one that is encrypted: its description is in the text of its entry. */
  alt: string | undefined
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
      ...(alt !== undefined && { [headerNames.altText]: encodeURIComponent(alt) }),
      [headerNames.idempotencyKey]: key,
    },
    onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
  })
  return path
}

/** Sets the alternative text of a stored picture. */
export const describePicture = (path: string, alt: string) =>
  patch(path, { alt }, receivedJournalImageSchema)
