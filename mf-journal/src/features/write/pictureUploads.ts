import { errorDetail, isNetworkError, isStatus, report } from '@truenorth/shared-auth'
import { createShrinker } from '@truenorth/shared-ui/pictures'
import { describePicture, uploadPicture } from '../../api/pictures'
import {
  admitFiles,
  type HeldPictures,
  movePicture,
  type Picture,
  pickedPicture,
  refusals,
  toHeld,
  toPictures,
} from './picture'

/** Where bytes outlive the page until they are sent. `keep` answers false when there is no room. */
export type PictureStore = {
  keep: (key: string, blob: Blob) => Promise<boolean>
  load: (key: string) => Promise<Blob | undefined>
}

type UploadsOptions = { store: PictureStore; onRefused: (reason: string) => void }

/** A save has to wait, because a picture of its entry could not be sent. */
export class PictureNotSent extends Error {
  override name = 'PictureNotSent'

  constructor() {
    super('A picture could not be sent. Try it again or remove it.')
  }
}

/**
 * The pictures of one form. Each goes from `waiting` over `shrinking` and `uploading` to `stored` or
 * `failed`, one after the other, while its author writes on.
 */
export const createPictureUploads = ({ store, onRefused }: UploadsOptions) => {
  let pictures: readonly Picture[] = []
  let queue: Promise<unknown> = Promise.resolve()
  let open = new AbortController()
  const listeners = new Set<() => void>()
  const shrinker = createShrinker()

  const put = (next: readonly Picture[]) => {
    pictures = next
    for (const listener of listeners) listener()
  }
  const find = (key: string) => pictures.find((picture) => picture.key === key)
  const change = (key: string, changes: Partial<Picture>) =>
    put(pictures.map((picture) => (picture.key === key ? { ...picture, ...changes } : picture)))
  const remove = (key: string) => put(pictures.filter((picture) => picture.key !== key))
  const refuse = (key: string, reason: string) => {
    remove(key)
    onRefused(reason)
    return undefined
  }

  const shrink = async (key: string, file: File) => {
    change(key, { state: 'shrinking' })
    const encoded = await shrinker.shrink(file)
    if (!('blob' in encoded))
      return refuse(
        key,
        encoded.refusal === 'tooLarge' ? refusals.tooLarge(file) : refusals.notAPicture(file),
      )
    change(key, { blob: encoded.blob })
    if (!(await store.keep(key, encoded.blob))) onRefused(refusals.noRoom(file))
    return encoded.blob
  }
  const load = async (key: string) => {
    const blob = await store.load(key)
    if (!blob) return refuse(key, refusals.notKept)
    change(key, { blob })
    return blob
  }
  const upload = async (key: string, blob: Blob, signal: AbortSignal) => {
    change(key, { state: 'uploading', progress: 0 })
    const path = await uploadPicture({
      blob,
      alt: find(key)?.alt ?? '',
      key,
      signal,
      onProgress: (progress) => change(key, { progress }),
    })
    change(key, { state: 'stored', path, progress: 1 })
  }
  const send = async (key: string, signal: AbortSignal) => {
    const picture = find(key)
    if (signal.aborted || !picture || picture.state === 'stored') return
    const { file, blob } = picture
    const ready = blob ?? (await (file ? shrink(key, file) : load(key)))
    // It may have been removed meanwhile.
    if (ready && !signal.aborted && find(key)) await upload(key, ready, signal)
  }
  const fail = (key: string, error: unknown) => {
    change(key, { state: 'failed' })
    if (isStatus(error, 413) || isStatus(error, 415))
      onRefused(errorDetail(error) ?? refusals.byServer)
    else if (!isNetworkError(error)) report(error, 'a picture could not be sent')
  }
  const enqueue = (key: string) => {
    const { signal } = open
    queue = queue
      .then(() => send(key, signal))
      .catch((error: unknown) => {
        if (!signal.aborted) fail(key, error)
      })
  }
  const settled = async () => {
    while (pictures.some(({ state }) => state !== 'stored' && state !== 'failed')) await queue
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    pictures: () => pictures,
    /** Begins with these pictures, and sends those that the last page has left unsent. */
    open: (held: HeldPictures) => {
      open = new AbortController()
      put(toPictures(held))
      for (const { key } of held.unsent) enqueue(key)
    },
    /** Stops sending. */
    close: () => {
      open.abort()
      shrinker.close()
    },
    add: (picked: readonly File[]) => {
      const admitted = admitFiles(picked, pictures.length)
      const added = admitted.files.map(pickedPicture)
      put([...pictures, ...added])
      for (const { key } of added) enqueue(key)
      for (const reason of admitted.refusals) onRefused(reason)
    },
    retry: (key: string) => {
      change(key, { state: 'waiting' })
      enqueue(key)
    },
    remove,
    move: (key: string, by: -1 | 1) => put(movePicture(pictures, key, by)),
    describe: (key: string, alt: string) => change(key, { alt }),
    /** Resolves when each picture is stored or has failed. */
    settled,
    /**
     * Resolves when all pictures are stored with their descriptions.
     * @throws a `PictureNotSent`, or as `describePicture`
     */
    finish: async () => {
      await settled()
      if (pictures.some(({ state }) => state === 'failed')) throw new PictureNotSent()
      const { descriptions } = toHeld(pictures)
      await Promise.all(
        Object.entries(descriptions).map(([path, alt]) => describePicture(path, alt)),
      )
    },
  }
}

/** See `createPictureUploads`. */
export type PictureUploads = ReturnType<typeof createPictureUploads>
