// npm run bench -- web: the delivered site against the same code as one program, in one run, interleaved.
import { mkdtemp, mkdir, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog, openApi, parseEnvironment } from '@truenorth/api'
import { startWeb } from '@truenorth/delivery/web'
import { openBrowser } from '@truenorth/e2e/browser'
import { summary, type Summary } from './web/median.ts'
import { signedInTokens } from './web/signedInTokens.ts'
import { monolithSite } from './web/sites.ts'
import { visit, type Network, type Screen, type Visit } from './web/visit.ts'

const root = process.cwd()
const rounds = Number(process.env['ROUNDS'] ?? 7)
const networks: Network[] = [
  { name: 'unthrottled', latencyMs: 0, bytesPerSecond: -1, cpuSlowdown: 1 },
  { name: 'slow 4G, CPU ÷ 4', latencyMs: 150, bytesPerSecond: 200_000, cpuSlowdown: 4 },
]

const site = process.env['SITE_DIR'] ?? join(root, 'site')
const work = join(root, '.build/monolith')
await mkdir(work, { recursive: true })
const environment = parseEnvironment({
  DATA_DIR: await mkdtemp(join(tmpdir(), 'truenorth-bench-')),
  LOG_LEVEL: 'silent',
})
const api = await openApi(environment, createLog(environment))
const sites = {
  federated: await startWeb({ site, api: api.fetch, port: 0 }),
  monolith: await startWeb({ site: await monolithSite(root, site, work), api: api.fetch, port: 0 }),
}
const tokens = await signedInTokens(sites.federated.url)
const screens: Record<string, Screen> = {
  landing: { path: '/', usable: 'h1' },
  '/mood/create': { path: '/mood/create', usable: '[role=radio], input[type=radio]', tokens },
}

const browser = await openBrowser()
const results: {
  screen: string
  network: string
  measure: keyof Visit
  federated: Summary
  monolith: Summary
  ratio: number
}[] = []
for (const network of networks)
  for (const [name, screen] of Object.entries(screens)) {
    const visits: Record<'federated' | 'monolith', Visit[]> = { federated: [], monolith: [] }
    for (let round = 0; round < rounds; round += 1)
      for (const kind of ['federated', 'monolith'] as const)
        visits[kind].push(await visit(browser, sites[kind].url, screen, network))
    for (const measure of ['firstPaintMs', 'usableMs', 'requests', 'kilobytes', 'shift'] as const) {
      const federated = summary(visits.federated.map((one) => one[measure]))
      const monolith = summary(visits.monolith.map((one) => one[measure]))
      results.push({
        screen: name,
        network: network.name,
        measure,
        federated,
        monolith,
        ratio: federated.median / monolith.median,
      })
    }
  }
await browser.close()

const shown = ({ median, min, max }: Summary) =>
  `${median.toFixed(1)} (${min.toFixed(1)}–${max.toFixed(1)})`
console.table(
  results.map(({ screen, network, measure, federated, monolith, ratio }) => ({
    screen,
    network,
    measure,
    federated: shown(federated),
    monolith: shown(monolith),
    ratio: ratio.toFixed(2),
  })),
)
await mkdir(join(root, 'bench/results'), { recursive: true })
const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`
await writeFile(
  join(root, 'bench/results/web.json'),
  `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), machine, rounds, results }, null, 2)}\n`,
)
await Promise.all(Object.values(sites).map((web) => web.stop()))
await api.close()
