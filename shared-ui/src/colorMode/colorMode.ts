import { proxy } from 'valtio/vanilla'
import { dark, light } from '../theme/palette'

const storageKey = 'darkMode'

// A browser may forbid storage or have it full: the choice then ends with the page.
const attempt = <T>(act: () => T): T | undefined => {
  try {
    return act()
  } catch {
    return undefined
  }
}

const preferred = () => {
  const stored = attempt(() => localStorage.getItem(storageKey))
  if (stored === 'true' || stored === 'false') return stored === 'true'
  return matchMedia('(prefers-color-scheme: dark)').matches
}

// Whoever prerenders has no window: the page is written in light and corrected by the boot script.
const initial = () => (typeof window !== 'undefined' && preferred() ? 'dark' : 'light')

export type ColorMode = 'light' | 'dark'

/** The theme in force: the stored choice, else the system's preference. */
export const colorMode = proxy<{ mode: ColorMode }>({ mode: initial() })

/** Puts the theme in force on the page: class `dark` on <html> and the colour of the browser's own frame. */
export const showColorMode = () => {
  const isDark = colorMode.mode === 'dark'
  document.documentElement.classList.toggle('dark', isDark)
  const meta = document.querySelector('meta[name="theme-color"]')
  meta?.setAttribute('content', isDark ? dark.bg : light.bg)
}

/** Switches the theme and remembers the choice. */
export const toggleColorMode = () => {
  colorMode.mode = colorMode.mode === 'dark' ? 'light' : 'dark'
  attempt(() => localStorage.setItem(storageKey, String(colorMode.mode === 'dark')))
  showColorMode()
}
