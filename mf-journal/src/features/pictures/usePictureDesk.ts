import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPictureDesk } from './createPictureDesk'

type Held = { images: readonly string[]; descriptions: Readonly<Record<string, string>> }

/** The pictures of a form, and the sentences of those that were refused last. */
export const usePictureDesk = ({ images, descriptions }: Held) => {
  const [refusals, setRefusals] = useState<string[]>([])
  const [desk] = useState(() =>
    createPictureDesk({
      paths: images,
      descriptions,
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
