// Something else answers in the server's place: nothing is called done, and nothing is lost (D41).
import type { Page, Route } from 'playwright-core'
import { apiCaller, callApi, requestTokens } from '../support/api.ts'
import { spec } from '../support/fixtures.ts'
import { waitForDraft } from '../support/drafts.ts'
import { startPath } from '../support/paths.ts'
import { fillInReading, logReading } from '../support/readings.ts'
import { expireTimers, holdTimers } from '../support/timers.ts'
import { maya, register, signIn } from '../support/users.ts'
import { expectMessage } from '../support/waiting.ts'

const page200 = (body: string, contentType = 'application/json') => ({
  status: 200,
  body,
  contentType,
})
const forgeries: Record<string, Parameters<Route['fulfill']>[0]> = {
  'an empty 200': page200(''),
  '204': { status: 204 },
  '{}': page200('{}'),
  '[]': page200('[]'),
  text: page200('OK', 'text/plain'),
  'a page': page200('<!doctype html><p>Sign in to this network', 'text/html'),
  'a redirect to a page': { status: 302, headers: { Location: '/terms' } },
  'a redirect to another answer of the server': {
    status: 302,
    headers: { Location: '/api/auth/users/me/' },
  },
  'a cut body': page200('{"id":7,"mood_va'),
  'an item': page200('{"id":7,"username":"maya"}'),
}
// All of them with `npm run test:full`, which sets FULL. The unit tests have each of them for every call.
const sample = new Set([
  'an empty 200',
  'a page',
  'a redirect to another answer of the server',
  'a cut body',
])
const tried = Object.entries(forgeries).filter(([what]) => process.env['FULL'] || sample.has(what))
const noises = [/\/api\//, /\[truenorth\]/, /Failed to load resource/]

/** Answers the calls of that method and path with each forgery in turn, and does the same thing each time. */
const underEach = async (
  page: Page,
  call: { method: string; path: string },
  act: (what: string) => Promise<unknown>,
) => {
  for (const [what, answer] of tried) {
    let tell = () => {}
    const answered = new Promise<void>((resolve) => {
      tell = resolve
    })
    await page.route(call.path, async (route) => {
      if (route.request().method() !== call.method) return route.fallback()
      await route.fulfill(answer)
      return tell()
    })
    // The message of the answer before may still be shown: this call has to be made, too.
    await Promise.all([answered, act(what)])
    await page.unroute(call.path)
  }
}

const note = 'In a hotel, before signing in to its network.'

spec(
  'a reading waits with its draft whatever answers, and is stored once by the server',
  async ({ page, allowErrors }) => {
    allowErrors(...noises)
    await register(page)
    await signIn(page)
    await fillInReading(page, 'Good', note)
    await waitForDraft(page, note)
    const save = page.getByRole('button', { name: 'Save Reading' })
    const waiting = page.getByText(/What you wrote is waiting to be saved/)
    await underEach(page, { method: 'POST', path: '**/api/mood/' }, async (what) => {
      await save.click()
      await waiting.waitFor()
      await page.waitForFunction(
        () => !document.querySelector<HTMLButtonElement>('form [type=submit]')?.disabled,
      )
      expect([what, new URL(page.url()).pathname]).toEqual([what, '/mood/create'])
      expect([what, await callApi(page, 'GET', '/mood/')]).toEqual([what, []])
      await waitForDraft(page, note)
    })
    const saved = page.getByText('Your reading has been saved.').waitFor()
    await Promise.race([page.getByRole('button', { name: 'Send now' }).click(), saved])
    await saved
    await waiting.waitFor({ state: 'detached' })
    expect(await callApi(page, 'GET', '/mood/')).toMatchObject([{ note }])
  },
)

spec(
  'a visitor is told of no account, reset or sign-in that there is not',
  async ({ page, product, allowErrors }) => {
    allowErrors(...noises)
    await page.goto('/register')
    await page.getByLabel('Username').fill(maya.username)
    await page.getByLabel('Email').fill(maya.email)
    await page.getByLabel('Password', { exact: true }).fill(maya.password)
    await page.getByLabel('Confirm password').fill(maya.password)
    await page.getByRole('checkbox', { name: /terms/i }).check()
    const failure = page.getByText(/^An unexpected error occurred during registration/)
    await underEach(page, { method: 'POST', path: '**/api/auth/users/' }, async () => {
      await expectMessage(failure, () => page.getByRole('button', { name: /create/i }).click())
      expect(new URL(page.url()).pathname).toBe('/register')
    })
    await expect(requestTokens(product.url, maya)).rejects.toThrow('401')
    await register(page)

    await page.goto('/password-reset')
    await page.getByLabel('Email').fill(maya.email)
    await underEach(page, { method: 'POST', path: '**/api/auth/users/reset_password/' }, () =>
      expectMessage(page.getByText('Failed to request password reset.'), () =>
        page.getByRole('button', { name: 'Send reset link' }).click(),
      ),
    )

    await page.goto('/login')
    await page.getByLabel('Username').fill(maya.username)
    await page.getByLabel('Password', { exact: true }).fill(maya.password)
    await underEach(page, { method: 'POST', path: '**/api/token/' }, () =>
      expectMessage(page.getByText('An error occurred during login. Please try again.'), () =>
        page.getByRole('button', { name: 'Sign In', exact: true }).click(),
      ),
    )
  },
)

spec('nothing is called deleted, changed or sent', async ({ page, product, allowErrors }) => {
  allowErrors(...noises)
  await register(page)
  await signIn(page)
  await logReading(page, 'Good', note)
  const { id } = await startPath(page, 'Learn to swim', 30)

  await page.goto('/mood/history')
  await underEach(page, { method: 'DELETE', path: '**/api/mood/*/' }, async () => {
    await page.getByRole('button', { name: /^Reading of/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete Mood Entry?' })
    await expectMessage(page.getByText('Failed to delete entry. Please try again.'), () =>
      dialog.getByRole('button', { name: 'Delete' }).click(),
    )
    await page.getByText(note).first().waitFor()
  })

  await page.goto('/account')
  const form = page.getByRole('form', { name: 'Change your password' })
  const current = form.getByLabel('Current password')
  await current.fill(maya.password)
  await form.getByLabel('New password', { exact: true }).fill('Eastern-Light-9')
  await form.getByLabel('Confirm new password').fill('Eastern-Light-9')
  await underEach(page, { method: 'POST', path: '**/api/auth/users/set_password/' }, () =>
    expectMessage(page.getByText('Your password could not be changed. Please try again.'), () =>
      page.getByRole('button', { name: 'Change password' }).click(),
    ),
  )
  const { access } = await requestTokens(product.url, maya)
  expect(await apiCaller(product.url, access)('GET', '/mood/')).toHaveLength(1)
  expect(await callApi(page, 'GET', `/journey/${id}/`)).toMatchObject({ status: 'active' })
})

spec(
  'a read says what happened and what to do, and never that there is nothing',
  async ({ page, allowErrors }) => {
    allowErrors(...noises)
    await register(page)
    await signIn(page)
    await logReading(page, 'Good', note)
    await underEach(page, { method: 'GET', path: '**/api/mood/**' }, async (what) => {
      await page.goto('/mood/history')
      await page.getByText('Failed to Load').waitFor()
      const words = page.getByText(/^(Something else answered|Truenorth sent an answer)/)
      expect([what, await words.count()]).toEqual([what, 1])
      await page.goto('/mood/today')
      await page.getByText('Failed to load mood data.').waitFor()
      expect(await page.getByText('There is no mood for today.').count()).toBe(0)
    })
    await page.goto('/mood/history')
    await page.getByText(note).first().waitFor()
  },
)

const limitMs = 10_000

spec(
  'a read that is never answered fails when its ten seconds are over',
  async ({ page, allowErrors }) => {
    allowErrors(...noises)
    await register(page)
    await signIn(page)
    await holdTimers(page, limitMs)
    let asked = 0
    await page.route(
      ({ pathname }) => pathname === '/api/mood/',
      () => {
        asked += 1
      },
    )
    await page.goto('/mood/history')
    await page.getByRole('heading', { name: 'Complete Mood History' }).waitFor()
    await expireTimers(page, limitMs, () => page.getByText('Failed to Load').isVisible())
    await page
      .getByText('Truenorth took too long to answer. Please try again in a moment.')
      .waitFor()
    expect(asked).toBe(1)
  },
)
