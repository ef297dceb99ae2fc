import type { Page } from 'playwright-core'

/** `ms` to the paint that says how many were found, `cardsMs` to the last change among the cards. */
export type Answer = { what: string; ms: number; cardsMs: number; shown: string }
type Watched = { answers: { ms: number; at: number; shown: string }[]; changedAt: number }

const settledMs = 1_200

// Notes, for every input, when its answer was painted, and what it was; and when anything last changed.
const watchInputs = () => {
  const watched: Watched = { answers: [], changedAt: 0 }
  Object.assign(window, { watched })
  const found = () =>
    [...document.querySelectorAll('output')]
      .map((line) => line.textContent ?? '')
      .find((line) => line.startsWith('Showing')) ?? ''
  const note = ({ timeStamp }: Event) =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        const ms = performance.now() - timeStamp
        watched.answers.push({ ms, at: timeStamp, shown: found() })
      }),
    )
  for (const type of ['input', 'change']) addEventListener(type, note, { capture: true })
  const observer = new MutationObserver(() => (watched.changedAt = performance.now()))
  observer.observe(document.querySelector('main') ?? document.body, {
    childList: true,
    subtree: true,
  })
}

const watchedIn = (page: Page): Promise<Watched> =>
  page.evaluate(() => Reflect.get(window, 'watched'))

/** Types a search letter by letter and picks filters; throws when what was painted was not the answer yet. */
export const searchAnswers = async (page: Page): Promise<Answer[]> => {
  await page.evaluate(watchInputs)
  const answers: Answer[] = []
  const measure = async (what: string, act: () => Promise<unknown>) => {
    const before = (await watchedIn(page)).answers.length
    await act()
    await page.waitForTimeout(settledMs)
    const watched = await watchedIn(page)
    const answer = watched.answers[before]
    if (!answer) throw new Error(`${what} was not answered`)
    const line = await page.locator('output', { hasText: 'Showing' }).innerText()
    if (answer.shown !== line) throw new Error(`${what} was answered later`)
    const cardsMs = Math.max(answer.ms, watched.changedAt - answer.at)
    answers.push({ what, ms: answer.ms, cardsMs, shown: line })
  }
  const press = (what: string, key: string) => measure(what, () => page.keyboard.press(key))
  await page.getByLabel('Search readings').focus()
  for (const letter of ['t', 'h', 'e', 'Space', 'l', 'a', 'k', 'e'])
    await press(`typed ${letter}`, letter)
  for (let taken = 0; taken < 8; taken += 1) await press('took a letter back', 'Backspace')
  for (const letter of 'november') await press(`typed ${letter}`, letter)
  await measure('emptied the search', () => page.getByLabel('Search readings').fill(''))
  const select = (name: string) => page.getByLabel(name, { exact: true })
  await measure('chose a mood', () => select('Mood').selectOption('4'))
  await measure('chose an energy', () => select('Energy').selectOption('high'))
  return answers
}
