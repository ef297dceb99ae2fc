/** A list of which the newest are answered at once, and everything when `sendAll` is called. */
export const newestAtOnce = <Item>(items: readonly Item[]) => {
  let sendAll = () => {}
  const allSent = new Promise<void>((resolve) => {
    sendAll = resolve
  })
  const answer = async (_body: unknown, { query }: { query: URLSearchParams }) => {
    const limit = query.get('limit')
    if (limit) return items.slice(0, Number(limit))
    await allSent
    return items
  }
  return { answer, sendAll }
}
