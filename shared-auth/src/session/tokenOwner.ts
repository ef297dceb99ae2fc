/** Whose token this is, read from its claims without asking the server; absent when unreadable. */
export const tokenOwner = (token: string | undefined): string | undefined => {
  const payload = token?.split('.')[1]
  if (!payload) return undefined
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof claims !== 'object' || claims === null || !('user_id' in claims)) return undefined
    const owner = claims.user_id
    return typeof owner === 'number' || typeof owner === 'string' ? String(owner) : undefined
  } catch {
    return undefined
  }
}
