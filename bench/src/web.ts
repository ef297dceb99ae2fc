// npm run bench -- web: the delivered site against the same code as one program and against plain HTML, in one run, interleaved.
import { mkdtemp, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog, openApi, parseEnvironment } from '@truenorth/api'
import { startWeb } from '@truenorth/delivery/web'
import { openBrowser } from '@truenorth/e2e/browser'
import { keep } from './results/keep.ts'
import { compare } from './web/compare.ts'
import type { Contest } from './web/contest.ts'
import { crowdOf } from './web/crowd.ts'
import { crowdedSite } from './web/crowdedSite.ts'
import { settleIn } from './web/person.ts'
import { barsOf, printRows, printShifts } from './web/report.ts'
import { shiftsOf } from './web/shifts.ts'
import { monolithSite } from './web/sites.ts'
import { staticSite } from './web/staticSite.ts'
import { trialsOf } from './web/trials.ts'

const root = process.cwd()
const wantedRounds = Number(process.env['ROUNDS'] ?? 7)
/** On a slow machine there are fewer rounds instead; the results say how many there were. */
const limitMs = Number(process.env['MINUTES'] ?? 11.5) * 60_000
/** Only what matches, for whoever works on one thing: TRIALS='second visit', TRIALS=shift. */
const wanted = new RegExp(process.env['TRIALS'] ?? '')
const work = join(root, '.build/bench')
const delivered = process.env['SITE_DIR'] ?? join(root, 'site')
await mkdir(work, { recursive: true })
const started = performance.now()
const minutes = () => Number(((performance.now() - started) / 60_000).toFixed(1))

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
const { crowded, federated, monolith, static: plain } = webs
const urls = { federated: federated.url, monolith: monolith.url, static: plain.url }
const contest: Contest = { browser, urls }
const trials = trialsOf(contest).filter(({ name }) => wanted.test(name))
const tell = (done: string) => console.log(`${done}, ${minutes()} minutes`)
const shifts = wanted.test('layout shift') ? await shiftsOf(contest) : []
tell('layout shifts')
const crowd = { registered, ...(await crowdOf(contest, crowded.url)) }
const until = started + limitMs
const { rounds, rows } = await compare(trials, { rounds: wantedRounds, until, tell })
await browser.close()

printRows(rows)
printShifts(shifts)
console.log('Many remotes:', crowd)
const missed = [...rows, ...shifts, crowd].filter(({ isMet }) => isMet === false).length
console.log(`${missed ? `${missed} bars missed` : 'Every bar met'}, in ${minutes()} minutes.`)

if (wanted.source === '(?:)')
  await keep(
    'web',
    { rounds, minutes: minutes(), missed, rows, shifts, crowd },
    barsOf(rows, shifts, crowd),
  )
await Promise.all(Object.values(webs).map((web) => web.stop()))
await api.close()
await rm(dataDir, { recursive: true })
