import { useSyncExternalStore } from 'react'
import { dark, light } from './palette'

// The key keeps its name, because browsers of people hold it (D1).
const storageKey = 'darkMode'

/** The two themes. */
export type ColorMode = 'light' | 'dark'

// A browser may forbid storage or have it full; the choice then lasts as long as the page.
const attempt = <T>(act: () => T): T | undefined => {
  try {
    return act()
  } catch {
    return undefined
  }
}

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)')

// The choice of this page, which storage may have refused to keep.
let chosen: ColorMode | undefined

const isDarkWanted = () => {
  if (chosen) return chosen === 'dark'
  const stored = attempt(() => localStorage.getItem(storageKey))
  if (stored === 'true' || stored === 'false') return stored === 'true'
  return darkSystem().matches
}

let current: ColorMode | undefined
let isPrinting = false
const listeners = new Set<() => void>()

/** The theme in force: the stored choice, else the system's preference; light in print. */
export const colorMode = () => (current ??= isDarkWanted() && !isPrinting ? 'dark' : 'light')

// Applies the theme in force to the page: class `dark` on <html>, and the colour of the browser's own frame.
const showColorMode = () => {
  const isDark = colorMode() === 'dark'
  document.documentElement.classList.toggle('dark', isDark)
  const meta = document.querySelector('meta[name="theme-color"]')
  meta?.setAttribute('content', isDark ? dark.bg : light.bg)
}

const apply = () => {
  current = undefined
  showColorMode()
  for (const listener of listeners) listener()
}

/** Switches the theme, applies it and stores the choice. */
export const toggleColorMode = () => {
  chosen = colorMode() === 'dark' ? 'light' : 'dark'
  attempt(() => localStorage.setItem(storageKey, String(chosen === 'dark')))
  apply()
}

const applyStored = ({ key }: StorageEvent) => {
  // Without a key all of the storage was cleared.
  if (key !== null && key !== storageKey) return
  chosen = undefined
  apply()
}

// Paper is white: what is drawn for a dark screen would be pale on it.
const applyPrint = ({ type }: Event) => {
  isPrinting = type === 'beforeprint'
  apply()
}

/**
 * Shows the theme in force, and follows the system, the choice that is made in another tab, and print.
 * @returns ends it
 */
export const followColorMode = () => {
  showColorMode()
  const controller = new AbortController()
  const { signal } = controller
  darkSystem().addEventListener('change', apply, { signal })
  addEventListener('storage', applyStored, { signal })
  addEventListener('beforeprint', applyPrint, { signal })
  addEventListener('afterprint', applyPrint, { signal })
  return () => controller.abort()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// A prerendered page is written in light, so hydration has to start with light.
const prerenderedMode = (): ColorMode => 'light'

/** The theme in force; the component renders again when it changes. */
export const useColorMode = () => useSyncExternalStore(subscribe, colorMode, prerenderedMode)
