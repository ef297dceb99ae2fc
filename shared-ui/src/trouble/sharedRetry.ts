import { createContext } from 'react'

/** True while the frame offers one retry for everything that fails: places then offer none of their own. */
export const SharedRetryContext = createContext(false)
