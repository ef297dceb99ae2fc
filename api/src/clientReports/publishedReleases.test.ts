import { publishedReleases } from './publishedReleases.ts'

const registry = {
  schema: 1,
  remotes: [
    { name: 'mood', version: '1.1.0-b', previous: { version: '1.0.0-a' } },
    { name: 'journal', version: '2.0.0-c', canary: { version: '2.1.0-d', share: 10 } },
  ],
}

const siteThat = (answer: () => Response) => {
  const asked: string[] = []
  let ms = 0
  const releases = publishedReleases(
    'https://truenorth.example',
    () => new Date(ms),
    async (url) => {
      asked.push(url)
      return answer()
    },
  )
  return { asked, releases, pass: (passed: number) => (ms += passed) }
}

it('are those in use, on trial and before', async () => {
  const { releases, asked } = siteThat(() => Response.json(registry))
  expect([...((await releases()) ?? [])]).toEqual([
    'mood 1.1.0-b',
    'mood 1.0.0-a',
    'journal 2.0.0-c',
    'journal 2.1.0-d',
  ])
  expect(asked).toEqual(['https://truenorth.example/remotes.json'])
})

it('are read again after a while, not with every report', async () => {
  const { releases, asked, pass } = siteThat(() => Response.json(registry))
  await Promise.all([releases(), releases()])
  expect(asked).toHaveLength(1)
  pass(16_000)
  await releases()
  expect(asked).toHaveLength(2)
})

it.each([
  ['a page', () => new Response('<!doctype html>')],
  ['something else', () => Response.json({ remotes: 3 })],
  [
    'no answer',
    () => {
      throw new TypeError('fetch failed')
    },
  ],
])('are unknown when the site answers with %s', async (_what, answer) => {
  expect(await siteThat(answer).releases()).toBeUndefined()
})
