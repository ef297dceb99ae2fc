import { keepDraftFile, loadDraftFile } from '@truenorth/shared-auth/outbox'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPictureDesk } from './createPictureDesk'
import type { UnsentPicture } from './picture'

type Held = {
  images: readonly string[]
  descriptions: Readonly<Record<string, string>>
  unsent: readonly UnsentPicture[]
}

/** The pictures of a form, kept beside its draft, and the sentences of those that were refused last. */
export const usePictureDesk = ({ images, descriptions, unsent }: Held, draftKey: string) => {
  const [refusals, setRefusals] = useState<string[]>([])
  const [desk] = useState(() =>
    createPictureDesk({
      paths: images,
      descriptions,
      unsent,
      store: {
        keep: (key, blob) => keepDraftFile(draftKey, key, blob),
        load: (key) => loadDraftFile(draftKey, key),
      },
      onRefused: (sentence) => setRefusals((before) => [...before, sentence]),
    }),
  )
  const pictures = useSyncExternalStore(desk.subscribe, desk.pictures)
  useEffect(() => {
    desk.open()
    return desk.close
  }, [desk])
  const add = (files: readonly File[]) => {
    setRefusals([])
    desk.add(files)
  }
  return { desk, pictures, refusals, add }
}

export type PictureDeskState = ReturnType<typeof usePictureDesk>
