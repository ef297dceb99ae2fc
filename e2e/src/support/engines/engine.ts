// What the walk through other engines needs of a browser.

export type Role = 'button' | 'link' | 'radio' | 'checkbox' | 'textbox' | 'heading' | 'menuitem'

/** What a user does on a page, in whichever browser. Every call waits until it can be done. */
export type UserActions = {
  /** Clicks the first element of that role and accessible name. */
  click: (role: Role, name: string | RegExp) => Promise<void>
  /** Types into a field, key by key; `\n` is the Enter key. */
  type: (label: string | RegExp, text: string) => Promise<void>
  /** Waits for an element of that role and accessible name. */
  see: (role: Role, name: string | RegExp) => Promise<void>
  /** Waits until a function in the page returns, or resolves with, true. */
  until: <Arg>(isTrue: (arg: Arg) => boolean | Promise<boolean>, arg: Arg) => Promise<void>
  /** Whether there is an element of that role and accessible name now. */
  sees: (role: Role, name: string | RegExp) => Promise<boolean>
}

/** A page of an engine. */
export type EnginePage = UserActions & {
  /** Opens a path of the product. */
  goto: (path: string) => Promise<void>
  /** The result of a function in the page. */
  run: <Arg, Result>(act: (arg: Arg) => Result | Promise<Result>, arg: Arg) => Promise<Result>
  /** Sets the size of what the page sees, and returns the size that the engine could give. */
  resize: (width: number, height: number) => Promise<{ width: number; height: number }>
  /** What the window shows, as a PNG. */
  picture: () => Promise<Buffer>
  /** Errors that the console has shown; an engine that cannot tell has none. */
  errors: () => string[]
}

export type Engine = {
  name: string
  /** Whether it is installed on this machine. */
  isInstalled: () => boolean
  /** What has to be installed. */
  needs: string
  /** Starts it with a fresh profile, on the product at this address; its zone is that of the machine by default. */
  open: (
    url: string,
    timeZone?: string,
  ) => Promise<{ page: EnginePage; close: () => Promise<void> }>
}

/** Waits for a text in the page. */
export const seeText = (page: UserActions, text: string) =>
  page.until((words) => document.body.innerText.includes(words), text)

/** Waits until the page is at a path. */
export const seePath = (page: UserActions, path: string) =>
  page.until((wanted) => location.pathname === wanted, path)
