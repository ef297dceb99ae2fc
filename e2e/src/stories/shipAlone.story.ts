import { publish } from '@truenorth/delivery/publish'
import { runRemoteCommand } from '@truenorth/delivery/remoteCommands'
import { register, signIn } from '../people.ts'
import { changedRemote } from '../product/changedRemote.ts'
import { filesOf } from '../product/filesOf.ts'
import { story } from '../story.ts'

const heading = 'Log Your Compass Reading'
const newHeading = 'Log Where You Are'
let changed: string

beforeAll(async () => {
  changed = await changedRemote('mf-mood', 'ship', {
    'src/pages/LogPage.tsx': (text) => text.replace(heading, newHeading),
  })
}, 60_000)

story(
  'a changed mf-mood is there after a reload, the shell untouched byte for byte; one command takes it back',
  async ({ page, product, seen }) => {
    await register(page)
    await signIn(page)
    await page.goto('/mood/create')
    await page.getByRole('radio', { name: 'Good' }).waitFor()
    await seen(heading)
    const before = await filesOf(product.site, ['assets', 'shells', 'remotes'])

    await publish(product.site, { remotes: [changed] })

    // Nothing that was there has changed, and nothing outside mood's own folder is new.
    const after = await filesOf(product.site, ['assets', 'shells', 'remotes'])
    expect(after).toMatchObject(before)
    const added = Object.keys(after).filter((file) => !(file in before))
    expect(added.length).toBeGreaterThan(0)
    expect(added.filter((file) => !file.startsWith('remotes/mood/'))).toEqual([])

    // The open tab goes on with what it has, screens that it has not loaded yet included.
    await page.getByRole('radio', { name: 'Good' }).check()
    await page.reload()
    await seen(newHeading)

    await runRemoteCommand(product.site, ['rollback', 'mood'])
    await page.reload()
    await page.getByRole('radio', { name: 'Good' }).waitFor()
    await seen(heading)

    await runRemoteCommand(product.site, ['disable', 'mood'])
    await page.reload()
    await seen('404 - Page Not Found')
    await runRemoteCommand(product.site, ['enable', 'mood'])
    await page.reload()
    await page.getByRole('radio', { name: 'Good' }).waitFor()
    await seen(heading)
  },
)
