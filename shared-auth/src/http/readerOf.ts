import type { Check } from './is'

/** An answer that is not what was agreed with the server. Names the field, never what stood in it. */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer'
}

type Shape<T> = { [Field in keyof T]?: Check }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads one item out of an answer: `readerOf<Mood>('reading', { id: is.id, … })`. What the shape does not
 * name is passed on as it came.
 * @throws `UnreadableAnswer` when a field is missing or of another kind
 */
export const readerOf = <T>(what: string, shape: Shape<T>) => {
  const checks = Object.entries<Check | undefined>(shape)
  return (answer: unknown): T => {
    if (!isRecord(answer)) throw new UnreadableAnswer(`The answer is no ${what}.`)
    const wrong = checks.find(([field, check]) => !check?.(answer[field]))
    if (wrong) throw new UnreadableAnswer(`The answer is no ${what}: see its ${wrong[0]}.`)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was checked just now
    return answer as T
  }
}

/**
 * Reads a list of items.
 * @throws `UnreadableAnswer` when it is none, or one of them cannot be read
 */
export const listReader =
  <T>(read: (item: unknown) => T) =>
  (answer: unknown): T[] => {
    if (!Array.isArray(answer)) throw new UnreadableAnswer('The answer is no list.')
    return answer.map((item) => read(item))
  }
