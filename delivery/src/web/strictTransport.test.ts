import { publish } from '../publishing/publish.ts'
import { builtShell, temporaryFolder } from '../../test/fakePackages.ts'
import { createWeb } from './app.ts'
import type { Transport } from './app.ts'

const https = 'https://truenorth.example'

test.each<[string, Transport, string | undefined, boolean]>([
  ['a site at an https address', { publicUrl: https }, undefined, true],
  ['a site at an http address', { publicUrl: 'http://localhost:3000' }, undefined, false],
  ['a trusted proxy that terminated https', { trustedProxies: 1 }, 'https', true],
  [
    'a trusted proxy that was called by http',
    { publicUrl: https, trustedProxies: 1 },
    'http',
    false,
  ],
  ['a forwarded header without a trusted proxy', {}, 'https', false],
  ['a forwarded header from before our proxy', { trustedProxies: 1 }, 'https, http', false],
])('strict transport for %s', async (_title, transport, forwarded, isTold) => {
  const site = await temporaryFolder()
  await publish(site, { shell: await builtShell() })
  const web = createWeb({ site, api: () => new Response(), ...transport })
  const init = { headers: new Headers(forwarded ? [['X-Forwarded-Proto', forwarded]] : []) }
  for (const path of ['/', '/api/mood/']) {
    const { headers } = await web.request(path, init)
    expect(headers.has('Strict-Transport-Security')).toBe(isTold)
  }
})
