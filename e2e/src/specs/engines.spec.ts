// The main flows in the engines beside Chromium, as far as they are installed on this machine.
import { apiCaller, requestTokens, signUp, type Tokens } from '../support/api.ts'
import { type EnginePage, seePath, seeText } from '../support/engines/engine.ts'
import { engines } from '../support/engines/engines.ts'
import { specLimitMs } from '../support/fixtures.ts'
import { type Product, startProduct } from '../support/product.ts'
import { maya } from '../support/users.ts'

const signIn = async (page: EnginePage) => {
  await page.see('heading', /^Welcome/)
  // The username is that of the registration.
  await page.type('Password', maya.password)
  await page.click('button', 'Sign In')
  await seePath(page, '/dashboard')
}

const registerAndSignIn = async (page: EnginePage) => {
  await page.goto('/register')
  await page.type('Username', maya.username)
  await page.type('Email', maya.email)
  await page.type('Password', maya.password)
  await page.type('Confirm password', maya.password)
  await page.click('checkbox', /terms/)
  await page.click('button', 'Create Account')
  await seePath(page, '/login')
  await signIn(page)
  await page.see('heading', 'Your Truenorth Compass')
}

const logReading = async (page: EnginePage, note: string) => {
  // On a busy machine a press on a screen that has just opened can come to nothing in WebKit: it is pressed again.
  do await page.click('radio', /Good$/)
  while (!(await page.sees('textbox', /^Note/)))
  await page.type(/^Note/, note)
  await page.click('button', 'Save Reading')
}

// Runs in the page.
const fieldHeights = () => {
  const fields = document.querySelectorAll('form :is(input[type=text], input[type=date], select)')
  return Array.from(fields, (field) => Math.round(field.getBoundingClientRect().height))
}

/** Date fields are as high as the others of the form. */
const expectEvenFields = async (page: EnginePage) =>
  expect(new Set(await page.run(fieldHeights, undefined)).size).toBe(1)

const startPath = async (page: EnginePage) => {
  await page.goto('/journeys')
  await page.click('button', 'Start New Path')
  await page.click('button', /Thirty mornings outside/)
  await expectEvenFields(page)
  await page.click('button', 'Create Journey')
  await seeText(page, 'Found 1 path')
  await page.click('link', 'Thirty mornings outside')
  await page.see('heading', 'No milestones yet')
}

const writeEntry = async (page: EnginePage, content: string) => {
  await page.goto('/journal')
  await page.click('button', /(new|first) entry/i)
  await page.type(/^Title/, 'Two lines')
  await page.type(/^Content/, content)
  await expectEvenFields(page)
  await page.click('button', 'Create Entry')
  await page.see('link', 'Two lines')
}

// Runs in the page.
const isKept = async () => {
  const shell = await (await caches.open('truenorth-shell')).keys()
  const files = await (await caches.open('truenorth-files')).keys()
  const manifests = [...document.querySelectorAll<HTMLElement>('script[data-manifest]')]
  const paths = new Set(files.map(({ url }) => new URL(url).pathname))
  const isComplete = manifests.every(({ dataset }) => paths.has(dataset['manifest'] ?? ''))
  return (
    shell.length > 0 && manifests.length > 0 && isComplete && document.readyState === 'complete'
  )
}

const walk = async (page: EnginePage, { line, url }: Product) => {
  await registerAndSignIn(page)
  await page.click('link', 'Log New Reading')
  await logReading(page, 'The long way round.')
  await seePath(page, '/dashboard')
  await seeText(page, 'The long way round.')
  await startPath(page)
  await writeEntry(page, 'First line.\nSecond line.')

  const call = apiCaller(url, (await requestTokens(url, maya)).access)
  const notes = async () =>
    (await call<{ note: string }[]>('GET', '/mood/')).map(({ note }) => note)
  const entries = await call<{ content: string }[]>('GET', '/journal/')
  expect(entries.map(({ content }) => content)).toEqual(['First line.\nSecond line.'])

  await page.goto('/mood/create')
  await page.until(isKept, undefined)
  expect(page.errors()).toEqual([])
  line.cut()
  await page.goto('/mood/create')
  await seeText(page, 'Truenorth cannot be reached')
  await logReading(page, 'Above the clouds.')
  await seeText(page, 'What you wrote is waiting to be saved')
  line.restore()
  await page.until(() => !document.body.innerText.includes('waiting to be saved'), undefined)
  expect(await notes()).toEqual(['Above the clouds.', 'The long way round.'])

  await page.goto('/dashboard')
  await page.click('button', 'Sign Out')
  await seePath(page, '/login')
}

// A file of the site on which no script runs.
const bareFile = '/robots.txt'

const openHistory = async (page: EnginePage, tokens: Tokens) => {
  await page.goto(bareFile)
  await page.run(({ access, refresh }) => {
    localStorage.setItem('access_token', access)
    localStorage.setItem('refresh_token', refresh)
  }, tokens)
  await page.goto('/mood/history')
  await page.see('heading', 'Complete Mood History')
}

// Runs in the page: points at a link, and gives what is fetched for it then a moment to begin.
const pointAt = (path: string) => {
  const link = document.createElement('a')
  link.href = path
  document.body.append(link)
  link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  return new Promise<void>((resolve) => {
    setTimeout(resolve, 500)
  })
}

// Runs in the page: whether it has loaded what it needs itself, and what an idle page fetches for others.
const isSettled = async () => {
  const countFiles = () => performance.getEntriesByType('resource').length
  const before = countFiles()
  await new Promise((resolve) => {
    setTimeout(resolve, 1_500)
  })
  return document.readyState === 'complete' && countFiles() === before
}

/** Leaves a page on which the files of another screen are being fetched, and never arrive. */
const leaveWhileFetching = async (page: EnginePage, { line }: Product) => {
  await page.until(isSettled, undefined)
  line.hold()
  // This screen shares all entry points with the one that is shown.
  await page.run(pointAt, '/mood/today')
  const left = page.goto(bareFile)
  line.restore()
  await left
}

for (const engine of engines) {
  const inEngine = engine.isInstalled() ? test : test.skip
  inEngine(
    `in ${engine.name} a new user logs a reading, starts a path, writes two lines, and logs a reading without a network`,
    async () => {
      const product = await startProduct()
      const { page, close } = await engine.open(product.url)
      try {
        await walk(page, product)
      } finally {
        await close()
        await product.stop()
      }
    },
    specLimitMs,
  )
  inEngine(
    `in ${engine.name} a page that is left while it fetches ahead shows no error in the console`,
    async () => {
      const product = await startProduct()
      const tokens = await signUp(product.url, maya)
      const { page, close } = await engine.open(product.url)
      try {
        await openHistory(page, tokens)
        await leaveWhileFetching(page, product)
        expect(page.errors()).toEqual([])
      } finally {
        await close()
        await product.stop()
      }
    },
    specLimitMs,
  )
}
