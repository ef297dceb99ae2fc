import type { Claims } from './tokens.ts'

const most = 10_000

/**
 * Access tokens whose signature was checked: that takes longer than all else of a short call, and a
 * token says the same until it runs out. Whether its session still lives is another question.
 */
export const createVerifiedTokens = () => {
  const known = new Map<string, { claims: Claims; endsMs: number }>()
  return {
    find: (token: string, nowMs: number) => {
      const found = known.get(token)
      if (!found || nowMs < found.endsMs) return found?.claims
      known.delete(token)
      return undefined
    },
    keep: (token: string, claims: Claims, endsMs: number) => {
      if (known.size >= most) known.clear()
      known.set(token, { claims, endsMs })
    },
  }
}
