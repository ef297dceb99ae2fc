// Long lists as streams: part by part, with room for others in between.
import * as z from 'zod/mini'
import { partsOf, textOf, type Json, type LongList } from '../db/longList.ts'
import { breathe } from './queue.ts'

// What is read in one go: others wait for as long as that takes.
const partItems = 200
const partBytes = 128_000
// For each millisecond that a long list takes, others have as many.
const pauseFactor = 4
// How long a slow reader takes says nothing about the work.
const longestPauseMs = 100

/** The parts of a list, with a pause after each that is four times as long as it took to read and to use it. */
export const partsInTurn = async function* (list: LongList): AsyncGenerator<Json, void> {
  let startedAt = performance.now()
  for await (const items of partsOf(list, partItems, partBytes)) {
    yield items
    const tookMs = performance.now() - startedAt
    await breathe(Math.min(longestPauseMs, pauseFactor * tookMs))
    startedAt = performance.now()
  }
}

/** The items of a list, parsed, some at a time. */
export const itemsInTurn = async function* <Schema extends z.ZodMiniType>(
  list: LongList,
  schema: Schema,
): AsyncGenerator<z.infer<Schema>[], void> {
  for await (const part of partsInTurn(list))
    yield z.array(schema).parse(JSON.parse(`[${textOf(part)}]`))
}

/** The JSON of a list, piece by piece. */
export const jsonOf = async function* (list: LongList): AsyncGenerator<Json, void> {
  let separator = '['
  for await (const items of partsInTurn(list)) {
    yield separator
    yield items
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}

/** Texts as a stream of bytes that is made while it is read. `onEnd` is called when nobody reads any more. */
export const streamOf = (
  texts: AsyncGenerator<Json, void>,
  onEnd: () => void = () => undefined,
) => {
  const encoder = new TextEncoder()
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
    try {
      const { done, value } = await texts.next()
      if (!done) {
        return controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
      }
      onEnd()
      controller.close()
    } catch (error) {
      onEnd()
      controller.error(error)
    }
  }
  const cancel = async () => {
    onEnd()
    await texts.return()
  }
  return new ReadableStream<Uint8Array<ArrayBuffer>>({ pull, cancel }, { highWaterMark: 0 })
}
