import { publish } from '../publish.ts'
import { builtShell, temporaryFolder } from '../testing/fakePackages.ts'
import { createWeb } from './app.ts'
import type { Transport } from './strictTransport.ts'

const https = 'https://truenorth.example'

test.each<[string, Transport, string | undefined, boolean]>([
  ['a site that people reach by https', { publicUrl: https }, undefined, true],
  ['a site that people reach by http', { publicUrl: 'http://localhost:3000' }, undefined, false],
  ['a proxy of ours that ended https', { trustedProxies: 1 }, 'https', true],
  [
    'a proxy of ours that was asked by http',
    { publicUrl: https, trustedProxies: 1 },
    'http',
    false,
  ],
  ['what a stranger says of the connection', {}, 'https', false],
  ['what a stranger wrote before our proxy', { trustedProxies: 1 }, 'https, http', false],
])('%s', async (_title, transport, forwarded, isTold) => {
  const site = await temporaryFolder()
  await publish(site, { shell: await builtShell() })
  const web = createWeb({ site, api: () => new Response(), ...transport })
  const init = { headers: new Headers(forwarded ? [['X-Forwarded-Proto', forwarded]] : []) }
  for (const path of ['/', '/api/mood/']) {
    const { headers } = await web.request(path, init)
    expect(headers.has('Strict-Transport-Security')).toBe(isTold)
  }
})
