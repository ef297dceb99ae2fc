import { createWeb } from './app.ts'
import { publish } from '../publish.ts'
import { builtRemote, builtShell, temporaryFolder } from '../testing/fakePackages.ts'

const site = async () => {
  const folder = await temporaryFolder()
  await publish(folder, { shell: await builtShell(), remotes: [await builtRemote('mood')] })
  return folder
}
const noApi = () => new Response(null, { status: 404 })

test('parts of a file can be asked for', async () => {
  const web = createWeb({ site: await site(), api: noApi })
  const response = await web.request('/assets/shell.shell.js', { headers: { Range: 'bytes=0-6' } })
  expect([response.status, await response.text()]).toEqual([206, 'console'])
})

test('pictures have their type, and no compressed text pretends to be one', async () => {
  const web = createWeb({ site: await site(), api: noApi })
  const response = await web.request('/icon.svg')
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect((await web.request('/shell.json')).headers.get('content-type')).toContain('text/html')
})

test('by default no foreign script is admitted, and no document speaks of overrides', async () => {
  const web = createWeb({ site: await site(), api: noApi })
  const response = await web.request('/mood')
  expect(response.headers.get('content-security-policy')).not.toContain('localhost')
  expect(await response.text()).not.toContain('remote-overrides')
})

test('a site that allows overrides admits loopback and says so', async () => {
  const web = createWeb({ site: await site(), api: noApi, overrides: 'allowed' })
  const response = await web.request('/mood', { headers: { 'Accept-Encoding': 'br' } })
  expect(response.headers.get('content-security-policy')).toMatch(
    /script-src [^;]*http:\/\/localhost:\*/,
  )
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(await (await web.request('/mood')).text()).toContain('name="remote-overrides"')
})
