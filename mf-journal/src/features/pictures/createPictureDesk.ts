import { isUnanswered, isStatus, report } from '@truenorth/shared-auth'
import { describePicture, uploadPicture } from '../../api/pictures'
import { admitFiles, notAPicture, tooLarge } from './admitFiles'
import { createShrinker } from './createShrinker'
import { descriptionsOf, movePicture, type Picture, pickedPicture, storedPicture } from './picture'

export type PictureDeskOptions = {
  paths: readonly string[]
  descriptions: Readonly<Record<string, string>>
  onRefused: (sentence: string) => void
}

/** Where the pictures of one form lie: shrunk and sent one after the other while the person writes on. */
export const createPictureDesk = ({ paths, descriptions, onRefused }: PictureDeskOptions) => {
  let pictures: readonly Picture[] = paths.map((path) => storedPicture(path, descriptions[path]))
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
      return encoded.blob
    }
    remove(key)
    onRefused(encoded.refusal === 'tooLarge' ? tooLarge(file) : notAPicture(file))
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
    const { file, blob } = find(key) ?? {}
    const ready = blob ?? (file && (await shrink(key, file)))
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
    open: () => {
      gone = new AbortController()
    },
    close: () => {
      gone.abort()
      shrinker.close()
    },
  }
}

export type PictureDesk = ReturnType<typeof createPictureDesk>
