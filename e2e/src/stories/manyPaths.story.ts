import { ask, startPath } from '../paths.ts'
import { register, signIn } from '../people.ts'
import { story } from '../story.ts'

const count = 200

story('stays fluid with two hundred paths', async ({ page, seen }) => {
  await register(page)
  await signIn(page)
  const { id } = await startPath(page, 'Path 0', 20)
  const { title: _, ...path } = await ask<{ title: string }>(page, 'GET', `/journey/${id}/`)
  for (let index = 1; index < count; index += 1)
    await ask(page, 'POST', '/journey/', { ...path, title: `Path ${index}` })
  await page.goto('/journeys')
  await page.getByText(`Found ${count} paths`).waitFor()
  // Far cards are outlines: their titles can be found and followed, their parts are not drawn yet.
  expect(await page.getByRole('heading', { name: /^Path / }).count()).toBe(count)
  expect(await page.getByRole('progressbar').count()).toBeLessThan(count / 4)
  const typed = Date.now()
  await page.getByLabel('Search paths').fill('Path 19')
  await page.getByText('Found 11 paths for “Path 19”').waitFor()
  expect(Date.now() - typed).toBeLessThan(1500)
  await page.getByLabel('Search paths').fill('')
  await page.keyboard.press('End')
  await page.getByRole('heading', { name: 'Path 0', exact: true }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Actions for Path 0', exact: true }).waitFor()
  await seen('Your Discovery Paths')
})
