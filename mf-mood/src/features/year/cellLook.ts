import { useState } from 'react'

/** What stands in a cell beside its color. */
export type CellLook = 'numbers' | 'shapes'

const storageKey = 'yearCells'

// A browser may forbid storage or have it full; the choice then lasts as long as the screen.
const readLook = (): CellLook => {
  try {
    return localStorage.getItem(storageKey) === 'shapes' ? 'shapes' : 'numbers'
  } catch {
    return 'numbers'
  }
}

const storeLook = (look: CellLook) => {
  try {
    localStorage.setItem(storageKey, look)
  } catch {
    // The screen still shows the choice.
  }
}

/** The look of the cells, which this browser remembers. */
export const useCellLook = () => {
  const [look, setLook] = useState(readLook)
  return {
    look,
    chooseLook: (next: CellLook) => {
      setLook(next)
      storeLook(next)
    },
  }
}
