// The day that a person sees when they press save is the day that is stored, in any zone (D42).
import { type Browser, chromium } from 'playwright-core'
import { callApi } from '../support/api.ts'
import { chooseBrowser, openContext } from '../support/browser.ts'
import { spec } from '../support/fixtures.ts'
import { logReading } from '../support/readings.ts'
import { register, signIn } from '../support/users.ts'

/** A browser on a machine whose own zone is that one. */
const openInZone = async (zone: string): Promise<Browser> => {
  const { executablePath, args } = await chooseBrowser()
  return chromium.launch({
    executablePath,
    args: [...args, '--no-sandbox', '--disable-gpu'],
    env: { ...process.env, TZ: zone },
  })
}

type Stored = { local_date: string; time_zone: string; timestamp: string }

for (const zone of ['Etc/Unknown', 'Nowhere/Else'])
  spec(`every screen works in a browser in the zone ${zone}`, async ({ product }) => {
    const browser = await openInZone(zone)
    try {
      const context = await openContext(browser, { baseURL: product.url })
      const page = await context.newPage()
      const refused: string[] = []
      page.on('response', (response) => {
        const isEmptyDay = response.url().includes('/mood/today/') && response.status() === 404
        if (response.status() >= 400 && !isEmptyDay)
          refused.push(`${response.status()} ${response.url()}`)
      })
      await register(page)
      await signIn(page)
      await logReading(page, 'Good', 'Somewhere.')
      await page.getByText('Somewhere.').first().waitFor()
      for (const [path, heading] of [
        ['/dashboard', 'Your Truenorth Compass'],
        ['/account', 'Your account'],
        ['/mood/today', 'Your Discovery Path'],
        ['/mood/history', 'Complete Mood History'],
        ['/journal', 'Journal'],
        ['/journeys', 'Your Discovery Paths'],
      ] as const) {
        await page.goto(path)
        await page.getByRole('heading', { name: heading }).first().waitFor()
        await page.waitForLoadState('networkidle')
        expect(await page.getByText(/away at the moment|stopped working/).count()).toBe(0)
      }
      expect(refused).toEqual([])
      const [reading] = await callApi<Stored[]>(page, 'GET', '/mood/')
      expect(reading?.time_zone).toBe('UTC')
      expect(reading?.local_date).toBe(reading?.timestamp.slice(0, 10))
    } finally {
      await browser.close()
    }
  })

const shownDay = () => {
  const parts = [{ year: 'numeric' }, { month: '2-digit' }, { day: '2-digit' }] as const
  return parts.map((part) => new Intl.DateTimeFormat('en', part).format()).join('-')
}

// Half past midnight by rules of which this or that browser and server know, or do not know yet.
for (const [timezoneId, startsAt] of [
  ['America/Vancouver', '2026-12-10T07:30:00Z'],
  ['America/Edmonton', '2026-12-10T06:30:00Z'],
  ['America/Winnipeg', '2026-12-10T05:30:00Z'],
  ['Africa/Casablanca', '2026-12-10T23:30:00Z'],
] as const)
  spec(
    `a reading in ${timezoneId} is of the day that the browser shows`,
    async ({ page }) => {
      await register(page)
      await signIn(page)
      await logReading(page, 'Good', 'Half past midnight.')
      const day = await page.evaluate(shownDay)
      const [reading] = await callApi<Stored[]>(page, 'GET', '/mood/')
      expect(reading).toMatchObject({ local_date: day, time_zone: timezoneId })
      await page.goto('/mood/today')
      await page.getByText('Half past midnight.').first().waitFor()
    },
    { timezoneId, startsAt },
  )
