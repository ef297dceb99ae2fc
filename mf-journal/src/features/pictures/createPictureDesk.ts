import { isUnanswered, isStatus, report } from '@truenorth/shared-auth'
import { describePicture, uploadPicture } from '../../api/pictures'
import { admitFiles, noRoom, notAPicture, notKept, tooLarge } from './admitFiles'
import { createShrinker } from './createShrinker'
import {
  descriptionsOf,
  movePicture,
  type Picture,
  pickedPicture,
  startingPictures,
  type UnsentPicture,
} from './picture'

/** Where bytes outlive the page until they are sent. `keep` is false where there is no room. */
export type PictureStore = {
  keep: (key: string, blob: Blob) => Promise<boolean>
  load: (key: string) => Promise<Blob | undefined>
}

export type PictureDeskOptions = {
  paths: readonly string[]
  descriptions: Readonly<Record<string, string>>
  unsent: readonly UnsentPicture[]
  store: PictureStore
  onRefused: (sentence: string) => void
}

/** Where the pictures of one form lie: shrunk and sent one after the other while the person writes on. */
export const createPictureDesk = (options: PictureDeskOptions) => {
  const { paths, descriptions, unsent, store, onRefused } = options
  let pictures = startingPictures(paths, descriptions, unsent)
  let queue: Promise<unknown> = Promise.resolve()
  const listeners = new Set<() => void>()
  const shrinker = createShrinker()
  let gone = new AbortController()

  const put = (next: readonly Picture[]) => {
    pictures = next
    for (const listener of listeners) listener()
  }
  const find = (key: string) => pictures.find((picture) => picture.key === key)
  const change = (key: string, changes: Partial<Picture>) =>
    put(pictures.map((picture) => (picture.key === key ? { ...picture, ...changes } : picture)))
  const remove = (key: string) => put(pictures.filter((picture) => picture.key !== key))

  const shrink = async (key: string, file: File) => {
    change(key, { state: 'shrinking' })
    const encoded = await shrinker.shrink(file)
    if ('blob' in encoded) {
      change(key, { blob: encoded.blob })
      if (!(await store.keep(key, encoded.blob))) onRefused(noRoom(file))
      return encoded.blob
    }
    remove(key)
    onRefused(encoded.refusal === 'tooLarge' ? tooLarge(file) : notAPicture(file))
    return undefined
  }
  const load = async (key: string) => {
    const blob = await store.load(key)
    if (blob) {
      change(key, { blob })
      return blob
    }
    remove(key)
    onRefused(notKept)
    return undefined
  }
  const upload = async (key: string, blob: Blob) => {
    change(key, { state: 'uploading', progress: 0 })
    const path = await uploadPicture({
      blob,
      alt: find(key)?.alt ?? '',
      key,
      signal: gone.signal,
      onProgress: (progress) => change(key, { progress }),
    })
    change(key, { state: 'stored', path, progress: 1 })
  }
  const send = async (key: string) => {
    const picture = find(key)
    if (!picture || picture.state === 'stored') return
    const { file, blob } = picture
    const ready = blob ?? (await (file ? shrink(key, file) : load(key)))
    // It may have been taken out meanwhile.
    if (ready && find(key)) await upload(key, ready)
  }
  const fail = (key: string, error: unknown) => {
    if (gone.signal.aborted) return
    change(key, { state: 'failed' })
    if (isStatus(error, 413) || isStatus(error, 415))
      onRefused('The server did not take that picture.')
    else if (!isUnanswered(error)) report(error, 'a picture could not be sent')
  }
  const enqueue = (key: string) => {
    queue = queue.then(() => send(key)).catch((error: unknown) => fail(key, error))
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    pictures: () => pictures,
    add: (picked: readonly File[]) => {
      const { files, refusals } = admitFiles(picked, pictures.length)
      const added = files.map(pickedPicture)
      put([...pictures, ...added])
      for (const { key } of added) enqueue(key)
      for (const refusal of refusals) onRefused(refusal)
    },
    retry: (key: string) => {
      change(key, { state: 'waiting' })
      enqueue(key)
    },
    remove,
    move: (key: string, by: -1 | 1) => put(movePicture(pictures, key, by)),
    describe: (key: string, alt: string) => change(key, { alt }),
    /** Resolves when nothing is on its way any more. */
    settled: async () => {
      while (pictures.some(({ state }) => state !== 'stored' && state !== 'failed')) await queue
    },
    /** Sends what was typed about the pictures. */
    saveDescriptions: () =>
      Promise.all(
        Object.entries(descriptionsOf(pictures)).map(([path, alt]) => describePicture(path, alt)),
      ),
    /** Begins to send, with what was left unsent the last time. */
    open: () => {
      gone = new AbortController()
      for (const { key } of unsent) enqueue(key)
    },
    close: () => {
      gone.abort()
      shrinker.close()
    },
  }
}

export type PictureDesk = ReturnType<typeof createPictureDesk>
