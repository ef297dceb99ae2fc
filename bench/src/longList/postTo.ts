/** Posts JSON under an address; throws unless it is taken. */
export const postTo = (origin: string) => async (path: string, body: object) => {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}
