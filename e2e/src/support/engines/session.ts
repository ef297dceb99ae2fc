// What both protocols, WebDriver and WebDriver BiDi, can do with one page; and a page made of it.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { EnginePage, Role } from './engine.ts'

export type Session = {
  goto: (url: string) => Promise<unknown>
  /** The result of a function in the page, which may be a promise. */
  run: EnginePage['run']
  /** A handle of the element that a function in the page returns. */
  find: <Arg>(act: (arg: Arg) => Element | undefined, arg: Arg) => Promise<string | undefined>
  /** Clicks in the middle of an element. */
  click: (element: string) => Promise<unknown>
  /** Presses and releases keys, one after the other. */
  press: (keys: string[]) => Promise<unknown>
  resize: EnginePage['resize']
  picture: EnginePage['picture']
  errors: string[]
  close: () => Promise<void>
}

/** A click in the middle of an element, as both protocols write it; `origin` is the element in its form. */
export const clickActions = (origin: object) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', duration: 0, x: 0, y: 0, origin },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

/** Keys that are pressed and released, one after the other. */
export const keyActions = (keys: string[]) => ({
  type: 'key',
  id: 'keyboard',
  actions: keys.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})

/** Ends a program that was started here, and waits for it. */
export const end = async (program: ChildProcess) => {
  if (program.exitCode !== null || program.signalCode !== null) return
  program.kill()
  await once(program, 'exit')
}

const selectors: Record<Role, string> = {
  button: 'button, [role=button]',
  link: 'a[href]',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]',
  textbox: 'input:not([type=radio], [type=checkbox]), textarea',
  heading: 'h1, h2, h3',
  menuitem: '[role=menuitem]',
}

type Wanted = { selector: string; source: string; flags: string }

const wanted = (role: Role, name: string | RegExp): Wanted => ({
  selector: selectors[role],
  ...(typeof name === 'string'
    ? { source: `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`, flags: '' }
    : { source: name.source, flags: name.flags }),
})

// Runs in the page. The radio buttons of the dial are hidden: they are clicked on their labels.
const findElement = ({ selector, source, flags }: Wanted): Element | undefined => {
  const pattern = new RegExp(source, flags)
  const textOf = (id: string) => document.getElementById(id)?.textContent ?? ''
  const nameOf = (element: Element) => {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ').map(textOf).join(' ')
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? Array.from(element.labels ?? [], (label) => label.textContent).join(' ')
        : ''
    return element.getAttribute('aria-label') ?? labelledBy ?? (labels || element.textContent)
  }
  const isHere = (element: Element) =>
    element.checkVisibility() && element.getClientRects().length > 0
  const found = [...document.querySelectorAll(selector)].find(
    (element) => isHere(element) && pattern.test(nameOf(element).trim()),
  )
  const target = found?.matches('[type=radio]') ? (found.closest('label') ?? found) : found
  target?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return target
}

const pollMs = 100
/** Longest wait for one thing: a busy machine is slow, not wrong. */
const longestWaitMs = 240_000
const enter = '\uE007'

/** A page of the product at this address. */
export const pageOf = (session: Session, url: string): EnginePage => {
  const waitFor = async <Found>(what: string, look: () => Promise<Found | undefined | false>) => {
    for (const started = Date.now(); Date.now() - started < longestWaitMs; await wait(pollMs)) {
      const found = await look()
      if (found !== undefined && found !== false) return found
    }
    throw new Error(`The page never had ${what}.`)
  }
  const look = (role: Role, name: string | RegExp) => session.find(findElement, wanted(role, name))
  const find = (role: Role, name: string | RegExp) =>
    waitFor(`the ${role} ${name}`, () => look(role, name))
  const click = async (role: Role, name: string | RegExp) =>
    void (await session.click(await find(role, name)))
  return {
    goto: async (path) => void (await session.goto(url + path)),
    click,
    type: async (label, text) => {
      await click('textbox', label)
      await session.press(Array.from(text, (sign) => (sign === '\n' ? enter : sign)))
    },
    see: async (role, name) => void (await find(role, name)),
    sees: async (role, name) => (await look(role, name)) !== undefined,
    until: async (isTrue, arg) =>
      void (await waitFor(`what ${String(isTrue)} looks for`, () => session.run(isTrue, arg))),
    run: session.run,
    resize: session.resize,
    picture: session.picture,
    errors: () => session.errors,
  }
}
