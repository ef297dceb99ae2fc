// The shell opens without a network once it was visited, and what is written there is sent once, with its time.
import { cannotBeReached, shellIsKept } from '../offline.ts'
import { ask } from '../paths.ts'
import { register, signIn } from '../people.ts'
import { story } from '../story.ts'

const withWorker = { serviceWorkers: 'allow' } as const
const waiting = /What you wrote is waiting to be saved/

story(
  'without a network the shell opens, says so, takes a reading, and sends it once, with the time at which it was written',
  async ({ page, context, seen, expectErrors }) => {
    expectErrors(/\/api\//, /\[truenorth\]/, /ERR_INTERNET_DISCONNECTED/)
    await register(page)
    await signIn(page)
    await seen('Your Truenorth Compass')
    await shellIsKept(page)

    await context.setOffline(true)
    await page.reload()
    await page.getByText(cannotBeReached).waitFor()
    await page.getByText('Hello, maya').first().waitFor({ state: 'attached' })
    await page.goto('/mood/create')
    await page.getByText(cannotBeReached).waitFor()
    await seen('Log Your Compass Reading')
    await page.getByRole('radio', { name: 'Good' }).check({ force: true })
    await page.getByLabel('Note').fill('Above the clouds.')
    await page.getByRole('button', { name: 'Save Reading' }).click()
    await page.getByRole('status').filter({ hasText: waiting }).waitFor()
    const writtenBy = Date.now()
    await page.waitForTimeout(2_000)

    await context.setOffline(false)
    await page.getByText(waiting).waitFor({ state: 'detached' })
    const readings = await ask<{ note: string; timestamp: string }[]>(page, 'GET', '/mood/')
    expect(readings.map(({ note }) => note)).toEqual(['Above the clouds.'])
    expect(Date.parse(readings[0]?.timestamp ?? '')).toBeLessThan(writtenBy)
  },
  withWorker,
)

story(
  'a visitor without a network finds the landing page, and an unknown path its 404',
  async ({ page, context, seen, expectErrors }) => {
    expectErrors(/ERR_INTERNET_DISCONNECTED/)
    await page.goto('/terms')
    await shellIsKept(page)
    await context.setOffline(true)
    await page.goto('/')
    await seen('Know where you are. Choose where you go.')
    await page.getByText(cannotBeReached).waitFor()
    await page.goto('/nowhere')
    await seen('404 - Page Not Found')
  },
  withWorker,
)
