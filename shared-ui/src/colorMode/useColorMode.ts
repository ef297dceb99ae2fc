import { useSyncExternalStore } from 'react'
import { subscribe } from 'valtio/vanilla'
import { colorMode, type ColorMode } from './colorMode'

const follow = (listener: () => void) => subscribe(colorMode, listener, true)
// A prerendered page is written in light: taking it over begins with the same.
const atTheBuild = (): ColorMode => 'light'

/** The theme in force, 'light' or 'dark'. */
export const useColorMode = () => useSyncExternalStore(follow, () => colorMode.mode, atTheBuild)
