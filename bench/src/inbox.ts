// npm run bench -- inbox: what administrators ask of an inbox of 100,000 messages, beside one of a hundred, interleaved.
import { startPostgres } from '@truenorth/api/testing'
import { openFilledServer, type FilledServer } from './api/servers.ts'
import { metCell, writeResults } from './common/results.ts'
import { median, rounded } from './common/statistics.ts'
import { insertMessages, rareWord } from './inbox/insertMessages.ts'

const rounds = Number(process.env['ROUNDS'] ?? 15)
const only = new RegExp(process.env['ONLY'] ?? '')
const most = 1.5
const sizes = { few: 100, many: Number(process.env['MESSAGES'] ?? 100_000) }
const people = 60
const administrator = 'user0'
const others = ['user1', 'user2', 'user3']

const filters: Record<string, string> = {
  'all of it': '',
  unread: 'is_read=false',
  'a kind': 'type=bug',
  'a state': 'state=planned',
  'the state of most': 'state=new',
  'nobody’s': 'assignee=0',
  'one’s own': 'assignee=2',
  'a label': 'label=label%203',
  'a page': 'path=/journal',
  'a part': 'remote=mood',
  'a kind, unread': 'is_read=false&type=bug',
  'state and part': 'state=planned&remote=journal',
  'new, nobody’s': 'state=new&assignee=0',
  'kind, state, page': 'type=general&state=new&path=/journal',
  'a common word': 'search=lake',
  'a rare word': `search=${rareWord}`,
  'two words': `search=lake+${rareWord}`,
  'a word that nobody wrote': 'search=zeppelin',
  'a name': 'search=user1',
}

const paths: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(filters).map(([name, query]) => [
      `list: ${name}`,
      `/feedback/list/?page=1&page_size=50&${query}`,
    ]),
  ),
  ...Object.fromEntries(
    ['rating', '-rating', 'created_at'].flatMap((ordering) =>
      ['all of it', 'unread', 'a state', 'a part'].map((name) => [
        `list by ${ordering}: ${name}`,
        `/feedback/list/?page=1&page_size=50&ordering=${ordering}&${filters[name]}`,
      ]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(filters).map(([name, query]) => [
      `counts: ${name}`,
      `/feedback/summary/?${query}`,
    ]),
  ),
  'names to choose from': '/feedback/desk/',
  'charts: of all': '/feedback/trends/',
  'charts: of a page': '/feedback/trends/?path=/journal',
  'charts: of a part': '/feedback/trends/?remote=mood',
}

const fill = async ({ database }: FilledServer, messages: number) => {
  const { db } = database
  const administrators = [administrator, ...others]
  await db
    .updateTable('users')
    .set({ is_staff: 1 })
    .where('username', 'in', administrators)
    .execute()
  await db
    .updateTable('users')
    .set((eb) => ({ search_name: eb.ref('username') }))
    .execute()
  const users = await db.selectFrom('users').select(['id', 'username']).orderBy('id').execute()
  await insertMessages(database, {
    messages,
    authors: users.map(({ id }) => id),
    administrators: users
      .filter(({ username }) => administrators.includes(username))
      .map(({ id }) => id),
  })
}

const measure = async (name: string, urls?: { few: string; many: string }) => {
  const few = await openFilledServer(people, urls?.few)
  const many = await openFilledServer(people, urls?.many)
  await fill(few, sizes.few)
  await fill(many, sizes.many)
  const [fewToken = ''] = await few.signIn(administrator)
  const [manyToken = ''] = await many.signIn(administrator)
  const time = async ({ client }: FilledServer, token: string, path: string) => {
    const started = performance.now()
    const { status } = await client.send({ method: 'GET', path: `/api${path}`, token })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    return performance.now() - started
  }
  const rows = []
  for (const [what, path] of Object.entries(paths).filter(([one]) => only.test(one))) {
    const [fewMs, manyMs]: [number[], number[]] = [[], []]
    for (let round = -3; round < rounds; round += 1) {
      const [one, other] = [await time(few, fewToken, path), await time(many, manyToken, path)]
      if (round < 0) continue
      fewMs.push(one)
      manyMs.push(other)
    }
    const [a, b] = [median(fewMs), median(manyMs)]
    rows.push({ database: name, what, few: rounded(a), many: rounded(b), ratio: rounded(b / a) })
  }
  await few.close()
  await many.close()
  return rows
}

const postgres = await startPostgres()
const rows = [
  ...(await measure('SQLite')),
  ...(await measure('PostgreSQL', {
    few: postgres.url,
    many: await postgres.database('many'),
  })),
]
await postgres.stop()
console.table(rows)

const table = {
  head: ['database', 'what', '100, ms', '100,000, ms', 'ratio', 'at most', 'met'],
  rows: rows.map(({ database, what, few, many, ratio }) => [
    database,
    what,
    String(few),
    String(many),
    String(ratio),
    String(most),
    metCell(ratio <= most),
  ]),
}
if (!process.env['ONLY']) await writeResults('inbox', { sizes, rounds, rows }, table)
