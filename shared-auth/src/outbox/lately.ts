import { contentOf, type Write } from './write'

type Sent = Pick<Write, 'userId' | 'key' | 'kind' | 'draft' | 'path'> & { content: string }

const heldMs = 10 * 60 * 1000
const sent = new Map<string, { write: Sent; at: number }>()

const slot = (userId: string, draft: string | undefined, kind: string) =>
  JSON.stringify([userId, draft ?? kind])

export const sentOutline = ({ userId, key, kind, draft, path, body }: Write): Sent => ({
  userId,
  key,
  kind,
  draft,
  path,
  content: contentOf(body),
})

/** Notes a write that went out behind the back of its form, which may still stand there filled in. */
export const rememberSent = (write: Sent): void => {
  sent.set(slot(write.userId, write.draft, write.kind), { write, at: Date.now() })
}

/** A form that opens anew makes new things, even if they look like the last one. */
export const forgetSent = (userId: string, draft: string): void => {
  sent.delete(slot(userId, draft, draft))
}

/** The key under which the very same content went out lately from the same form. */
export const sentKey = (
  userId: string,
  { path, body, draft, kind }: Pick<Write, 'path' | 'body' | 'draft' | 'kind'>,
): string | undefined => {
  const found = sent.get(slot(userId, draft, kind))
  if (!found || Date.now() - found.at > heldMs) return undefined
  const { write } = found
  return write.path === path && write.content === contentOf(body) ? write.key : undefined
}

export type { Sent }
