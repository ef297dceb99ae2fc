/** A list for `recentFirst`: the newest items are sent at once, the whole list when `sendAll` is called. */
export const recentFirstResponses = <Item>(items: readonly Item[]) => {
  let sendAll = () => {}
  const allSent = new Promise<void>((resolve) => {
    sendAll = resolve
  })
  const respond = async (_body: unknown, { query }: { query: URLSearchParams }) => {
    const limit = query.get('limit')
    if (limit) return items.slice(0, Number(limit))
    await allSent
    return items
  }
  return { respond, sendAll }
}
