// npm run bench -- web: the delivered site against the same code as one program and against plain HTML, in one run, interleaved.
import { mkdtemp, mkdir, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog, openApi, parseEnvironment } from '@truenorth/api'
import { startWeb } from '@truenorth/delivery/web'
import { openBrowser } from '@truenorth/e2e/browser'
import { compare, type Row } from './web/compare.ts'
import { crowdedSite } from './web/crowdedSite.ts'
import type { Summary } from './web/median.ts'
import { settleIn } from './web/person.ts'
import { monolithSite } from './web/sites.ts'
import { staticSite } from './web/staticSite.ts'
import { type Contest, crowdOf, trialsOf } from './web/trials.ts'

const root = process.cwd()
const rounds = Number(process.env['ROUNDS'] ?? 7)
const wanted = new RegExp(process.env['TRIALS'] ?? '')
const work = join(root, '.build/bench')
const delivered = process.env['SITE_DIR'] ?? join(root, 'site')
await mkdir(work, { recursive: true })

const dataDir = await mkdtemp(join(tmpdir(), 'truenorth-bench-'))
const plenty = {
  SIGN_IN_LIMIT: '1000000',
  REGISTRATION_LIMIT: '1000000',
  REQUEST_LIMIT: '10000000',
}
const environment = parseEnvironment({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...plenty })
const api = await openApi(environment, createLog(environment))
const serve = (site: string) => startWeb({ site, api: api.fetch, port: 0 })
const registered = 50
const webs = {
  federated: await serve(delivered),
  monolith: await serve(await monolithSite(root, delivered, work)),
  static: await serve(await staticSite(delivered, work)),
  crowded: await serve(await crowdedSite(delivered, work, registered, 4)),
}
await settleIn(webs.federated.url, dataDir)

const browser = await openBrowser()
const contest: Contest = {
  browser,
  urls: {
    federated: webs.federated.url,
    monolith: webs.monolith.url,
    static: webs.static.url,
  },
}
const rows: Row[] = []
for (const trial of trialsOf(contest).filter(({ name }) => wanted.test(name))) {
  const found = await compare(trial, rounds)
  rows.push(...found)
  show(found)
}
const crowd = await crowdOf(browser, webs.federated.url, webs.crowded.url)
console.log(`${registered} registered remotes:`, crowd)
await browser.close()

function show(found: Row[]) {
  const shown = ({ median, min, max }: Summary) =>
    `${median.toFixed(1)} (${min.toFixed(1)}–${max.toFixed(1)})`
  console.table(
    found.map(({ federated, other, ratio, bar, ...row }) => ({
      ...row,
      federated: shown(federated),
      other: shown(other),
      ratio: ratio.toFixed(2),
      bar: bar ?? '',
    })),
  )
}

await mkdir(join(root, 'bench/results'), { recursive: true })
const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`
const date = new Date().toISOString().slice(0, 10)
await writeFile(
  join(root, 'bench/results/web.json'),
  `${JSON.stringify({ date, machine, rounds, crowd, rows }, null, 2)}\n`,
)
await Promise.all(Object.values(webs).map((web) => web.stop()))
await api.close()
