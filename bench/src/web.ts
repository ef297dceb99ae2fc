// npm run bench -- web: the delivered site against the same code as one program and against plain HTML, in one run, interleaved.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openBrowser } from '@truenorth/e2e/browser'
import { deliveredSite, startEmptyApi } from './common/product.ts'
import { writeResults } from './common/results.ts'
import { compare } from './web/compare.ts'
import { measureShifts } from './web/layoutShifts.ts'
import { createCrowdedSite, measureManyRemotes } from './web/manyRemotes.ts'
import type { Contest } from './web/profile.ts'
import { barsOf, printRows, printShifts } from './web/report.ts'
import { createMonolithSite, createStaticSite } from './web/sites.ts'
import { trialsOf } from './web/trials.ts'
import { createUsers } from './web/users.ts'

const root = process.cwd()
const wantedRounds = Number(process.env['ROUNDS'] ?? 7)
/** On a slow machine there are fewer rounds; the results say how many there were. */
const limitMs = Number(process.env['MINUTES'] ?? 11.5) * 60_000
/** Only trials with a matching name: TRIALS='second visit', TRIALS=shift. */
const wanted = new RegExp(process.env['TRIALS'] ?? '')
const work = join(root, '.build/bench')
const delivered = deliveredSite()
await mkdir(work, { recursive: true })
const started = performance.now()
const minutes = () => Number(((performance.now() - started) / 60_000).toFixed(1))

const api = await startEmptyApi()
const registered = 50
const webs = {
  federated: await api.serve(delivered),
  monolith: await api.serve(await createMonolithSite(root, delivered, work)),
  static: await api.serve(await createStaticSite(delivered, work)),
  crowded: await api.serve(await createCrowdedSite(delivered, work, registered, 4)),
}
await createUsers(webs.federated.url, api.dataDir)

const browser = await openBrowser()
const { crowded, federated, monolith, static: plain } = webs
const urls = { federated: federated.url, monolith: monolith.url, static: plain.url }
const contest: Contest = { browser, urls }
const trials = trialsOf(contest).filter(({ name }) => wanted.test(name))
const log = (done: string) => console.log(`${done}, ${minutes()} minutes`)
const shifts = wanted.test('layout shift') ? await measureShifts(contest) : []
log('layout shifts')
const crowd = { registered, ...(await measureManyRemotes(contest, crowded.url)) }
const until = started + limitMs
const { rounds, rows } = await compare(trials, { rounds: wantedRounds, until, log })
await browser.close()

printRows(rows)
printShifts(shifts)
console.log('Many remotes:', crowd)
const missed = [...rows, ...shifts, crowd].filter(({ isMet }) => isMet === false).length
console.log(`${missed ? `${missed} bars missed` : 'Every bar met'}, in ${minutes()} minutes.`)

if (wanted.source === '(?:)')
  await writeResults(
    'web',
    { rounds, minutes: minutes(), missed, rows, shifts, crowd },
    barsOf(rows, shifts, crowd),
  )
await Promise.all(Object.values(webs).map((web) => web.stop()))
await api.stop()
