import type { NewImport } from '@truenorth/api-contract/imports'
import { isRetryable, isStatus, randomId, report } from '@truenorth/shared-auth'
import { createShrinker } from '@truenorth/shared-ui/pictures'
import {
  beginImport,
  cancelImport,
  finishImport,
  sendItems,
  sendPaths,
  sendPicture,
} from '../../api/imports'
import type { ImportReader } from './reader/openReader'
import type { Picture, Selection } from './reader/protocol'

/** How far an import is; `isWaiting` while the server cannot be reached. */
export type Sent = { items: number; pictures: number; isWaiting: boolean }

type SendOptions = {
  reader: Pick<ImportReader, 'batch' | 'picture'>
  about: NewImport
  selection: Selection
  signal: AbortSignal
  onProgress: (sent: Sent) => void
  /** Called when an import that failed or was cancelled is gone from the server. */
  onTakenBack: () => unknown
}

const longestPauseMs = 30_000

/** Waits until the pause is over, the browser is online again, or the import is cancelled. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(end, ms)
    function end() {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })

/**
 * Sends what was selected and makes it visible. A request that the server did not answer is sent again until
 * it is: a batch or picture that arrived twice counts once. Answers with the import and the pictures that this
 * browser could not open. When it fails or is cancelled, nothing of it stays.
 * @throws the error of a request that was refused
 */
export const sendImport = async (options: SendOptions) => {
  const { reader, about, selection, signal, onProgress, onTakenBack } = options
  const sent: Sent = { items: 0, pictures: 0, isWaiting: false }
  const tell = (change: Partial<Sent>) => onProgress({ ...Object.assign(sent, change) })
  const insist = async <T>(request: () => Promise<T>): Promise<T> => {
    for (let pauseMs = 1000; ; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
      try {
        const answer = await request()
        if (sent.isWaiting) tell({ isWaiting: false })
        return answer
      } catch (error) {
        if (signal.aborted || !isRetryable(error)) throw error
        // Too many requests within a minute are no trouble of the connection.
        if (!isStatus(error, 429)) tell({ isWaiting: true })
        await pause(pauseMs, signal)
        signal.throwIfAborted()
      }
    }
  }

  const shrinker = createShrinker()
  const lostPictures: string[] = []
  const toPath = async (id: number, { part, alt }: Picture) => {
    const blob = await reader.picture(part).catch(() => undefined)
    signal.throwIfAborted()
    const picture = blob && (await shrinker.shrink(blob))
    if (!picture || !('blob' in picture)) {
      lostPictures.push(part)
      return []
    }
    const key = randomId()
    return [await insist(() => sendPicture(id, picture.blob, { signal, key, alt }))]
  }
  const sendBatch = async (id: number, index: number) => {
    const { items, pictures, paths } = await reader.batch(index)
    for (const [place, item] of items.entries()) {
      for (const picture of pictures[place] ?? []) {
        item.images.push(...(await toPath(id, picture)))
        tell({ pictures: sent.pictures + 1 })
      }
    }
    signal.throwIfAborted()
    if (items.length > 0) await insist(() => sendItems(id, items, { signal }))
    if (paths.length > 0) await insist(() => sendPaths(id, paths, { signal }))
    const begun = paths.filter(({ waypoints_before }) => waypoints_before === 0)
    tell({ items: sent.items + items.length + begun.length })
  }

  const takeBack = async (id: number) => {
    try {
      await cancelImport(id)
      onTakenBack()
    } catch (error) {
      // The server sweeps what nobody continues.
      report(error, 'taking back an import')
    }
  }

  let id: number | undefined
  try {
    const key = randomId()
    const open = await insist(() => beginImport(about, { signal, key }))
    id = open.id
    for (let index = 0; index < selection.batches; index += 1) await sendBatch(open.id, index)
    return { done: await insist(() => finishImport(open.id, { signal })), lostPictures }
  } catch (error) {
    if (id !== undefined) void takeBack(id)
    throw error
  } finally {
    shrinker.close()
  }
}
