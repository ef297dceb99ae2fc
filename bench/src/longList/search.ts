import type { Page } from 'playwright-core'
import type { LongList } from './longList.ts'

/** `ms` to the paint that says how many were found, `cardsMs` to the last change among the cards. */
export type Answer = { what: string; ms: number; cardsMs: number; shown: string }
type Watched = { answers: { ms: number; at: number; shown: string }[]; changedAt: number }

const settledMs = 1_000

// Notes, for every input, when its answer was painted, and what it was; and when anything last changed.
const watchInputs = () => {
  const watched: Watched = { answers: [], changedAt: 0 }
  const shown = () =>
    Array.from(document.querySelectorAll('main output'), (line) => line.textContent).join('\n')
  Object.assign(window, { watched, shown })
  const note = ({ timeStamp }: Event) =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        const ms = performance.now() - timeStamp
        watched.answers.push({ ms, at: timeStamp, shown: shown() })
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

/** Types words letter by letter, takes them back and picks filters; throws when what was painted first was not the answer yet. */
export const searchAnswers = async (
  page: Page,
  { searchLabel, words, choices }: LongList,
): Promise<Answer[]> => {
  await page.evaluate(watchInputs)
  const answers: Answer[] = []
  const measure = async (what: string, act: () => Promise<unknown>) => {
    const before = (await watchedIn(page)).answers.length
    await act()
    await page.waitForTimeout(settledMs)
    const watched = await watchedIn(page)
    const answer = watched.answers[before]
    if (!answer) throw new Error(`${what} was not answered`)
    const line = await page.evaluate(() => Reflect.get(window, 'shown')())
    if (answer.shown !== line) throw new Error(`${what} was answered later`)
    const cardsMs = Math.max(answer.ms, watched.changedAt - answer.at)
    answers.push({ what, ms: answer.ms, cardsMs, shown: line })
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
  return answers
}
