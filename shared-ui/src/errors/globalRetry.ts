// A file of its own, because the first paint needs the context and not the component that reads it.
import { createContext } from 'react'

/** True while the frame offers one retry for the whole page; no place then offers its own. */
export const GlobalRetryContext = createContext(false)
