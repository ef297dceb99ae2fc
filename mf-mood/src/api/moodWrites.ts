// Apart from the queries, because the dashboard needs no outbox.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MoodChanges, NewMood } from '@truenorth/api-contract/moods'
import {
  del,
  patchVersioned,
  report,
  type Versioned,
  VersionConflict,
} from '@truenorth/shared-auth'
import { postIdempotent } from '@truenorth/shared-auth/outbox'
import type { Reading } from '../domain/reading'
import { forgetReading, placeReading } from './cachedReadings'
import { moodPathOf, moodsPath, readingKind, readingSchema, reloadReadings } from './moods'

/** Key of the draft of a new reading; one for a day of the past is kept apart. */
export const newReadingDraft = (day = '') => (day ? `mood-log-${day}` : 'mood-log')

/** Key of the draft of a reading that is edited. */
export const readingDraftOf = ({ id, version }: Pick<Reading, 'id' | 'version'>) =>
  `mood-edit-${id}-${version}`

/** Stores a new reading, once however often it is tried. */
export const useCreateReading = (draft: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (reading: NewMood) =>
      postIdempotent(moodsPath, reading, {
        kind: readingKind,
        label: 'A compass reading',
        draft,
        schema: readingSchema,
      }),
    onSuccess: async (reading, { recorded_at }) => {
      await placeReading(client, reading, { isNew: true, isLatest: recorded_at === undefined })
      reloadReadings(client)
    },
    onError: (error) => report(error, 'saving a reading'),
  })
}

/** A reading with the ETag of its version. */
export type VersionedReading = Versioned<Reading>

// The ETag stays with the present version, because a form may begin anew with it.
const withEtag = (error: unknown) => {
  if (!(error instanceof VersionConflict)) return error
  const present: Versioned<unknown> = error.present
  return new VersionConflict({ data: present, etag: present.etag })
}

type ReadingChange = { id: number; changes: MoodChanges; etag: string | undefined }

const changeReading = async ({ id, changes, etag }: ReadingChange) => {
  try {
    return await patchVersioned(moodPathOf(id), changes, etag, readingSchema)
  } catch (error) {
    throw withEtag(error)
  }
}

/**
 * Saves over the version that was read; answers with the new version. Rejects with a
 * `VersionConflict<VersionedReading>` when there is a newer version (D37).
 */
export const useChangeReading = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: changeReading,
    onSuccess: async ({ data }) => {
      await placeReading(client, data, { isNew: false })
      reloadReadings(client)
    },
  })
}

/** Deletes a reading, which leaves every screen at once. In success and failure all readings load again. */
export const useDeleteReading = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => del(moodPathOf(id)),
    onSuccess: (_result, id) => forgetReading(client, id),
    onSettled: () => reloadReadings(client),
  })
}
