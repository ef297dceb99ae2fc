const password = 'Northern-Light-7'

const accessIn = (pair: unknown) => {
  if (typeof pair !== 'object' || pair === null || !('access' in pair))
    throw new Error('No sign-in')
  return String(pair.access)
}

/** Registers people by the API; each of them sends bugs and praise in turn. */
export const crowdOf = async (url: string, people: number, each: number) => {
  const post = async (path: string, body: object, token?: string) => {
    const headers = {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    }
    const request = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer: unknown = await (await fetch(`${url}/api${path}`, request)).json()
    return answer
  }
  for (let person = 1; person <= people; person += 1) {
    const username = `person${person}`
    await post('/auth/users/', { username, email: `${username}@example.org`, password })
    const pair = await post('/token/', { username, password })
    for (let sent = 1; sent <= each; sent += 1) {
      const type = sent % 2 === 0 ? 'bug' : 'general'
      await post(
        '/feedback/',
        { type, message: `No. ${sent} of ${username}`, page: '/' },
        accessIn(pair),
      )
    }
  }
}
