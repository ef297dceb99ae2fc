// What people do beyond opening one screen.
import { readClick, watchClick } from './inPage.ts'
import type { Opened } from './profile.ts'
import { screens } from './screens.ts'
import { visit, whenUsable } from './visit.ts'

const hoverMs = 1_500
const quietMs = 4_000

const linkIn = ({ page }: Opened, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

/** To another remote by a link that was pointed at before; in milliseconds. */
export const clickAfterHover = async (opened: Opened) => {
  const { page } = opened
  await visit(opened, screens.log)
  const link = linkIn(opened, 'Paths')
  await link.hover()
  await page.waitForTimeout(hoverMs)
  await page.evaluate(watchClick)
  const [usableMs] = await Promise.all([whenUsable(page, screens.paths), link.click()])
  return usableMs - (await page.evaluate(readClick))
}

/** Once through every remote, the quiet moments included; in kilobytes. */
export const wholeSession = async (opened: Opened) => {
  const { page, bytes } = opened
  await visit(opened, screens.dashboard)
  await page.waitForTimeout(quietMs)
  for (const [name, screen] of [
    ['Paths', screens.paths],
    ['Energy', screens.today],
    ['Reflections', screens.journal],
  ] as const) {
    await linkIn(opened, name).click()
    await whenUsable(page, screen)
  }
  await page
    .getByRole('button', { name: /feedback/i })
    .first()
    .click()
  await page.waitForLoadState('networkidle')
  return bytes() / 1000
}
