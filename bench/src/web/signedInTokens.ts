const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Registers a person and signs them in. */
export const signedInTokens = async (origin: string) => {
  const person = { username: 'bench', password: 'Northern-Light-7' }
  await post(`${origin}/api/auth/users/`, { ...person, email: 'bench@example.org' })
  const answer = await post(`${origin}/api/token/`, person)
  if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}`)
  const tokens: { access: string; refresh: string } = await answer.json()
  return tokens
}
