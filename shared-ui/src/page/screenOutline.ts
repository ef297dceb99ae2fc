import { createContext } from 'react'

/** What is known of a screen before its code is there. */
export type ScreenOutline = {
  /** Its heading; none where the heading is the name of a thing. */
  title?: string | undefined
  /** Width of its column in pixels. */
  width?: number | undefined
}

/** The shell says it; every `PageSkeleton` on the way to the screen draws it. */
export const ScreenOutlineContext = createContext<ScreenOutline>({})
