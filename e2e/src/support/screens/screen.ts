// What a picture of a screen needs: where it is, who looks at it, and the steps into its state.
import { seePath, seeText, type UserActions } from '../engines/engine.ts'

/** `newcomer` has nothing, `regular` a year of entries, `crowded` a thousand of each. */
export type Viewer = 'visitor' | 'newcomer' | 'regular' | 'crowded' | 'administrator'

export type Screen = {
  name: string
  /** `:journey`, `:mood` and `:entry` stand for the newest ones of the viewer. */
  path: string
  viewer: Viewer
  /** What happens to calls of the API, or to the files of a remote, from the start. */
  fault?: 'fails' | 'hangs' | { down: string }
  /** Brings the screen into the state to be pictured. */
  prepare?: (page: UserActions) => Promise<unknown>
  /** Only what the window shows, for what floats above the page. */
  windowOnly?: boolean
}

/** Presses the first button of that name. */
export const press = (name: string | RegExp) => (page: UserActions) => page.click('button', name)

/** Types into a field. */
export const fill = (label: string, text: string) => (page: UserActions) => page.type(label, text)

/** Opens the first menu of the list, and takes something from it. */
export const openMenu = (item?: string) => async (page: UserActions) => {
  await page.click('button', /^(Actions for|Edit or delete)|more$/)
  if (item === undefined) await page.see('menuitem', /./)
  else await page.click('menuitem', item)
}

// Runs in the page.
const hasBar = () => [...document.querySelectorAll('nav')].some((nav) => nav.checkVisibility())

/** Opens what the bar at hand has no place for, where there is such a bar: on narrow screens. */
export const openMore = async (page: UserActions) => {
  await page.until(hasBar, undefined)
  const isNarrow = await page.sees('button', 'More')
  if (isNarrow) await page.click('button', 'More')
  return isNarrow
}

/** Opens the feedback form, by the tab of wide screens or by More. */
export const openFeedback = async (page: UserActions) => {
  // The sheet hides the bar, so that this is known only before it opens.
  const isNarrow = await openMore(page)
  await page.click(isNarrow ? 'link' : 'button', 'Send Feedback')
  await page.see('heading', 'Send Feedback')
}

export const startDemo = async (page: UserActions) => {
  await press('Try the demo')(page)
  await seePath(page, '/dashboard')
  await seeText(page, 'Waypoint 4 of 5')
}
