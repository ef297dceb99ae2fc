const password = 'Northern-Light-7'

/** Registers people by the API; each of them sends bugs and praise in turn. */
export const crowdOf = async (url: string, people: number, each: number) => {
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
    const request = { method: 'POST', body: JSON.stringify(body) }
    const answer = await fetch(`${url}/api${path}`, {
      ...request,
      headers: token ? headers : { 'Content-Type': headers['Content-Type'] },
    })
    return (await answer.json()) as { access?: string }
  }
  for (let person = 1; person <= people; person += 1) {
    const username = `person${person}`
    await post('/auth/users/', { username, email: `${username}@example.org`, password })
    const { access } = await post('/token/', { username, password })
    for (let sent = 1; sent <= each; sent += 1) {
      const type = sent % 2 === 0 ? 'bug' : 'general'
      await post('/feedback/', { type, message: `No. ${sent} of ${username}`, page: '/' }, access)
    }
  }
}
