import { builtRemote, builtShell, temporaryFolder } from '../../test/fakePackages.ts'
import { planPublish, publish } from '../publishing/publish.ts'
import { describePlan, outcomeOf } from './publishReport.ts'
import { runRemoteCommand } from './remoteCommands.ts'

const site = async () => {
  const folder = await temporaryFolder()
  await publish(folder, { shell: await builtShell(), remotes: [await builtRemote('mood')] })
  return folder
}
const outcome = async (folder: string, text: string, canary?: number) => {
  const remotes = [await builtRemote('mood', { text })]
  const { releases, registry } = await publish(folder, { remotes, canary })
  const [release] = releases
  return release && outcomeOf(registry, release)
}

test('says what is live, and how to take it back', async () => {
  expect(await outcome(await site(), 'second')).toMatch(
    /^mood is at 1\.0\.0-\w{10}\. To take it back: npm run remote -- rollback mood$/,
  )
})

test('says how many browsers get a canary', async () => {
  expect(await outcome(await site(), 'second', 20)).toMatch(
    /^20 % of browsers get 1\.0\.0-\w{10}\.$/,
  )
})

test('says that a release waits at a pin, and that a remote is disabled', async () => {
  const folder = await site()
  await runRemoteCommand(folder, ['pin', 'mood'])
  expect(await outcome(folder, 'second')).toMatch(/waits\. To let it go live: .* unpin mood$/)
  await runRemoteCommand(folder, ['unpin', 'mood'])
  await runRemoteCommand(folder, ['disable', 'mood'])
  expect(await outcome(folder, 'third')).toContain(
    'mood is disabled: npm run remote -- enable mood',
  )
})

test('describes a plan with its version, files, routes and slots', async () => {
  const folder = await site()
  const plan = await planPublish(folder, { remotes: [await builtRemote('journal')] })
  const lines = describePlan(plan).split('\n')
  expect(lines[0]).toBe('  remote    journal, package @truenorth/mf-journal')
  expect(lines[1]).toMatch(/^ {2}version {3}1\.0\.0-\w{10}, new here$/)
  expect(lines[2]).toMatch(
    /^ {2}folder {4}remotes\/journal\/1\.0\.0-\w{10}\/, 4 files, \d\.\d KB brotli$/,
  )
  expect(lines.slice(3, 5)).toEqual(['  routes    /journal', '  slots     none'])
  expect(lines[5]).toMatch(/^ {2}then {6}journal is at/)
})
