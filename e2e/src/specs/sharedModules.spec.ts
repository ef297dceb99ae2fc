import { join } from 'node:path'
import { publish } from '@truenorth/delivery/publish'
import { buildRemote } from '../support/remoteBuilds.ts'
import { spec, specLimitMs } from '../support/fixtures.ts'
import { register, signIn } from '../support/users.ts'

const probe = join(process.cwd(), 'e2e/probe')

beforeAll(async () => {
  await buildRemote(probe)
}, specLimitMs)

spec(
  'shell and remotes share one React, router, theme, session and http client',
  async ({ page, product, checkScreen }) => {
    await publish(product.site, { remotes: [probe] })
    await register(page)
    await signIn(page)
    await page.goto('/probe')
    await checkScreen('Probe')
    await page.getByText('maya is at /probe').waitFor()
    expect(await page.evaluate(compareModules)).toEqual({
      react: 'the same',
      '@emotion/react': 'the same',
      '@tanstack/react-query': 'the same',
      '@truenorth/shared-auth': 'the same',
      '@truenorth/shared-ui': 'the same',
      '@truenorth/shared-ui/router': 'the same',
      client: 'the same',
      versions: 'one each',
    })
  },
)

type Factory = () => Record<string, unknown>
type Shared = { get: () => Factory | Promise<Factory> }
type Probed = {
  given: Record<string, Record<string, unknown>>
  client: unknown
  __FEDERATION__: {
    __INSTANCES__: {
      name: string
      shareScopeMap: { default: Record<string, Record<string, Shared>> }
    }[]
  }
}

// Runs in the page: compares what the remote was given with what the shell provides.
const compareModules = async () => {
  const { given, client, __FEDERATION__ } = window as unknown as Probed
  const shell = __FEDERATION__.__INSTANCES__.find(({ name }) => name === 'shell')
  const scope = shell?.shareScopeMap.default ?? {}
  const verdict: Record<string, string> = {}
  for (const [key, module] of Object.entries(given)) {
    const [provided] = Object.values(scope[key] ?? {})
    const own = (await provided?.get())?.()
    const differing = Object.keys(own ?? { missing: 1 }).filter(
      (name) => own?.[name] !== module[name],
    )
    verdict[key] = differing.length ? `differs in ${differing.join(', ')}` : 'the same'
  }
  verdict['client'] =
    given['@truenorth/shared-auth']?.['queryClient'] === client ? 'the same' : 'another'
  const versions = Object.values(scope).map((entries) => Object.keys(entries).length)
  verdict['versions'] = versions.every((count) => count === 1) ? 'one each' : 'several'
  return verdict
}
