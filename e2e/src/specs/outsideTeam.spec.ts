import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publish } from '@truenorth/delivery/publish'
import { hashPublishedFiles } from '../support/product.ts'
import { placeKit, startOutside } from '../support/outsideTeam.ts'
import { spec } from '../support/fixtures.ts'
import { register, signIn } from '../support/users.ts'

spec(
  'a team with an address and nothing of this repository begins a remote, develops it before the running site, tests and checks it, and people see it',
  async ({ page, product, newDevice, allowErrors, checkScreen }) => {
    await placeKit(product.site)
    const team = await startOutside(product.url)
    try {
      await team.command('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund')
      expect(await team.installed()).toEqual([
        'api-contract',
        'remote-kit',
        'shared-auth',
        'shared-ui',
      ])
      const lock = await readFile(join(team.dir, 'package-lock.json'), 'utf8')
      expect(lock).not.toContain(product.url)

      await register(page)
      const dev = await team.develop()
      // Both servers of the command are on this machine.
      allowErrors(/^left the machine: http:\/\/localhost:/)
      try {
        const tab = await newDevice({ baseURL: dev.url.origin, serviceWorkers: 'block' })
        await signIn(tab)
        await tab.goto(dev.url.href)
        await tab.getByRole('button', { name: 'Breathe in' }).click()
        await tab.getByText('Breaths taken: 1').waitFor()
        const source = join(team.dir, 'src/pages/SunrisePage.tsx')
        const text = await readFile(source, 'utf8')
        // In one step: an empty file, seen while it is written, would be a screen without its state.
        const save = async (saved: string) => {
          await writeFile(`${source}.saved`, saved)
          await rename(`${source}.saved`, source)
        }
        await save(text.replace('Breaths taken', 'Breaths, slowly'))
        await tab.getByText('Breaths, slowly: 1').waitFor()
        await save(text)
        await tab.getByText('Breaths taken: 1').waitFor()
        await tab.close()
      } finally {
        await dev.stop()
      }

      expect(await team.command('npx', 'vitest', 'run')).toMatch(/Tests\s.*2 passed/)
      // Types, lint rules and the build.
      const checked = JSON.parse(await team.command('npx', 'truenorth', 'check', '--json'))
      expect(checked).toMatchObject({ ok: true, name: 'sunrise' })

      const before = await hashPublishedFiles(product)
      await publish(product.site, { remotes: [team.dir] })
      expect(await hashPublishedFiles(product)).toMatchObject(before)
    } finally {
      await team.remove()
    }
    await signIn(page)
    const card = page.getByRole('region', { name: 'Sunrise' })
    await card.getByText('0 mornings with a reading.').waitFor()
    await card.getByRole('link', { name: 'Take a breath' }).click()
    await page.waitForURL('**/sunrise')
    await checkScreen('Sunrise')
    await page.getByRole('button', { name: 'Breathe in' }).click()
    await page.getByText('Breaths taken: 1').waitFor()
  },
)
