import { useSnapshot } from 'valtio/react'
import { colorMode } from './colorMode'

/** The theme in force, 'light' or 'dark'. */
export const useColorMode = () => useSnapshot(colorMode, { sync: true }).mode
