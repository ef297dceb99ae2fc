import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publish } from '@truenorth/delivery/publish'
import { hashPublishedFiles } from '../support/product.ts'
import { placeKit, startOutside } from '../support/outsideTeam.ts'
import { spec } from '../support/fixtures.ts'
import { register, signIn } from '../support/users.ts'

spec(
  'a team with an address and nothing of this repository installs the kit from the running site, checks, tests and builds a remote, and people see it',
  async ({ page, product, checkScreen }) => {
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

      await team.command('npx', 'tsc', '-p', '.')
      expect(await team.command('npx', 'vitest', 'run')).toMatch(/Tests\s.*1 passed/)
      await team.command('npx', 'rspack', 'build')

      const before = await hashPublishedFiles(product)
      await publish(product.site, { remotes: [team.dir] })
      expect(await hashPublishedFiles(product)).toMatchObject(before)
    } finally {
      await team.remove()
    }
    await register(page)
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
