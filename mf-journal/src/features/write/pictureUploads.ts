import { errorDetail, isNetworkError, isStatus, randomId, report } from '@truenorth/shared-auth'
import { createShrinker } from '@truenorth/shared-ui/pictures'
import type { SealedPicture } from '../../domain/entry'
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
import { PageNotSealed } from './sealing'

/** Where bytes outlive the page until they are sent. `keep` answers false when there is no room. */
export type PictureStore = {
  keep: (key: string, blob: Blob) => Promise<boolean>
  load: (key: string) => Promise<Blob | undefined>
}

/** How the pictures of an entry are encrypted, where the entry is sealed. */
export type PictureSealing = {
  /** Whether they are to be encrypted now. */
  isOn: () => Promise<boolean>
  /** Encrypts one. */
  seal: (picture: Blob) => Promise<{ blob: Blob; sealed: SealedPicture }>
  /** Loads a stored one, decrypted if it is encrypted. */
  load: (path: string, sealed: SealedPicture | undefined) => Promise<{ blob: Blob; alt: string }>
}

type UploadsOptions = {
  store: PictureStore
  sealing: PictureSealing
  onRefused: (reason: string) => void
}

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
export const createPictureUploads = ({ store, sealing, onRefused }: UploadsOptions) => {
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
  // An entry that is sealed, or opened for good, takes its stored pictures along.
  const loadStored = async (key: string, path: string, sealed: SealedPicture | undefined) => {
    const { blob, alt } = await sealing.load(path, sealed)
    change(key, { blob, alt: find(key)?.alt ?? alt })
    return blob
  }
  const upload = async (key: string, picture: Blob, isSealed: boolean, signal: AbortSignal) => {
    change(key, { state: 'uploading', progress: 0 })
    const encrypted = isSealed ? await sealing.seal(picture) : undefined
    const { path: before, alt = '' } = find(key) ?? {}
    const path = await uploadPicture({
      blob: encrypted?.blob ?? picture,
      alt: encrypted ? undefined : alt,
      key: encrypted?.sealed.part ?? (before === undefined ? key : randomId()),
      signal,
      onProgress: (progress) => change(key, { progress }),
    })
    change(key, { state: 'stored', path, sealed: encrypted?.sealed, progress: 1 })
  }
  const isStoredAs = ({ state, sealed }: Picture, isSealed: boolean) =>
    state === 'stored' && (sealed !== undefined) === isSealed
  const send = async (key: string, signal: AbortSignal) => {
    const picture = find(key)
    if (signal.aborted || !picture) return
    const isSealed = await sealing.isOn()
    if (isStoredAs(picture, isSealed)) return
    const { file, blob, path, sealed } = picture
    const prepare = () => {
      if (path !== undefined) return loadStored(key, path, sealed)
      return file ? shrink(key, file) : load(key)
    }
    const ready = blob ?? (await prepare())
    // It may have been removed meanwhile.
    if (ready && !signal.aborted && find(key)) await upload(key, ready, isSealed, signal)
  }
  const fail = (key: string, error: unknown) => {
    change(key, { state: 'failed' })
    if (isStatus(error, 413) || isStatus(error, 415))
      onRefused(errorDetail(error) ?? refusals.byServer)
    else if (!isNetworkError(error) && !(error instanceof PageNotSealed))
      report(error, 'a picture could not be sent')
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
    /** Tries again what has failed: the pages were unlocked. */
    retryFailed: () => {
      for (const { key, state } of pictures)
        if (state === 'failed') {
          change(key, { state: 'waiting' })
          enqueue(key)
        }
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
      if (pictures.length === 0) return
      const isSealed = await sealing.isOn()
      for (const picture of pictures)
        if (picture.state === 'stored' && !isStoredAs(picture, isSealed)) {
          change(picture.key, { state: 'waiting' })
          enqueue(picture.key)
        }
      await settled()
      if (pictures.some(({ state }) => state === 'failed')) throw new PictureNotSent()
      if (isSealed) return
      const { descriptions } = toHeld(pictures)
      await Promise.all(
        Object.entries(descriptions).map(([path, alt]) => describePicture(path, alt)),
      )
    },
  }
}

/** See `createPictureUploads`. */
export type PictureUploads = ReturnType<typeof createPictureUploads>
