import { useQueryClient } from '@tanstack/react-query'
import type { Editor } from '@truenorth/shared-auth/forms'
import { loadDraftFile, saveDraftFile } from '@truenorth/shared-auth/outbox'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { pictureQueries } from '@truenorth/shared-auth/pictures'
import type { EntryValues } from './entryValues'
import { toHeld } from './picture'
import { createPictureUploads } from './pictureUploads'
import { pictureSealing, type SealedForm } from './sealing'

/** The uploads of a form, whose bytes are stored beside the draft with that key. `form` stays the same. */
export const usePictures = (draftKey: string, form: () => SealedForm) => {
  const client = useQueryClient()
  const [refusals, setRefusals] = useState<string[]>([])
  const [uploads] = useState(() =>
    createPictureUploads({
      store: {
        keep: (key, blob) => saveDraftFile(draftKey, key, blob),
        load: (key) => loadDraftFile(draftKey, key),
      },
      sealing: pictureSealing(client, form),
      onRefused: (reason) => setRefusals((before) => [...before, reason]),
    }),
  )
  const pictures = useSyncExternalStore(uploads.subscribe, uploads.pictures)
  return {
    uploads,
    pictures,
    /** Why the pictures that were added last are not there. */
    refusals,
    add: (files: readonly File[]) => {
      setRefusals([])
      uploads.add(files)
    },
    finish: async () => {
      await uploads.finish()
      // A picture is loaded together with its description.
      void client.invalidateQueries({ queryKey: pictureQueries.all })
    },
  }
}

/** See `usePictures`. */
export type Pictures = ReturnType<typeof usePictures>

const names = ['images', 'descriptions', 'sealedParts', 'unsent'] as const

/** Keeps uploads and form in step: new values of the form start the uploads, and these fill in the form. */
export const usePicturesIn = ({ uploads }: Pictures, editor: Editor<EntryValues>) => {
  const begin = useEffectEvent(() => uploads.open(editor.values))
  const fillIn = useEffectEvent(() => {
    const held = toHeld(uploads.pictures())
    const before = editor.form.getValues()
    // The progress of an upload changes nothing that the form holds.
    for (const name of names)
      if (JSON.stringify(before[name]) !== JSON.stringify(held[name]))
        editor.change({ [name]: held[name] })
  })
  const { revision } = editor
  useEffect(() => uploads.subscribe(() => fillIn()), [uploads])
  useEffect(() => {
    begin()
    return uploads.close
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a revision replaces all pictures
  }, [uploads, revision])
}
