// How fast a list responds to every letter of a search and to every choice of a filter.
import type { Page } from 'playwright-core'
import type { LongList } from './listPage.ts'

/** `ms` to the paint that says how many were found, `cardsMs` to the last change among the cards. */
export type Response = { what: string; ms: number; cardsMs: number; shown: string }
type Watched = { responses: { ms: number; at: number; shown: string }[]; changedAt: number }

const settledMs = 1_000

// Runs in the page: notes, for every input, when its result was painted, and when anything last changed.
const watchInputs = () => {
  const watched: Watched = { responses: [], changedAt: 0 }
  const shown = () =>
    Array.from(document.querySelectorAll('main output'), (line) => line.textContent).join('\n')
  Object.assign(window, { watched, shown })
  const note = ({ timeStamp }: Event) =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        const ms = performance.now() - timeStamp
        watched.responses.push({ ms, at: timeStamp, shown: shown() })
      }),
    )
  for (const type of ['input', 'change']) addEventListener(type, note, { capture: true })
  const observer = new MutationObserver(() => (watched.changedAt = performance.now()))
  observer.observe(document.querySelector('main') ?? document.body, {
    childList: true,
    subtree: true,
  })
}

const readWatched = (page: Page): Promise<Watched> =>
  page.evaluate(() => Reflect.get(window, 'watched'))

/**
 * Types words letter by letter, deletes them and picks filters.
 * @throws when what was painted first was not the result yet
 */
export const measureSearch = async (
  page: Page,
  { searchLabel, words, choices }: LongList,
): Promise<Response[]> => {
  await page.evaluate(watchInputs)
  const responses: Response[] = []
  const measure = async (what: string, act: () => Promise<unknown>) => {
    const before = (await readWatched(page)).responses.length
    await act()
    await page.waitForTimeout(settledMs)
    const watched = await readWatched(page)
    const response = watched.responses[before]
    if (!response) throw new Error(`${what} had no response`)
    const line = await page.evaluate(() => Reflect.get(window, 'shown')())
    if (response.shown !== line) throw new Error(`${what} had its response later`)
    const cardsMs = Math.max(response.ms, watched.changedAt - response.at)
    responses.push({ what, ms: response.ms, cardsMs, shown: line })
  }
  const search = page.getByLabel(searchLabel)
  await search.focus()
  for (const word of words) {
    for (const letter of word)
      await measure(`typed ${letter} of ${word}`, () =>
        page.keyboard.press(letter === ' ' ? 'Space' : letter),
      )
    for (let left = word.length; left > 1; left -= 1)
      await measure(`${word} without letter ${left}`, () => page.keyboard.press('Backspace'))
    await measure(`emptied the search of ${word}`, () => search.fill(''))
  }
  for (const [label, value] of Object.entries(choices))
    await measure(`chose ${value} as ${label}`, () =>
      page.getByLabel(label, { exact: true }).selectOption(value),
    )
  return responses
}
