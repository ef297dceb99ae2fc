import { useLocation } from '@truenorth/shared-ui/router'
import { useEffect, type RefObject } from 'react'
import { readWish } from './address/focusWish'

const rowOf = (list: HTMLElement | null, id: number) =>
  list?.querySelector<HTMLElement>(`a[data-item="${id}"]`)

// Beside an open item a narrow screen has no list.
const isShown = (row: HTMLElement) => row.checkVisibility?.() ?? true

type Places = {
  list: RefObject<HTMLElement | null>
  heading: RefObject<HTMLElement | null>
  /** The item that is open, once it is there. */
  open: number | undefined
}

/** After a step within the inbox the focus is where the step wants it: on a row, or on what the item says. */
export const useInboxFocus = ({ list, heading, open }: Places) => {
  const { state } = useLocation()
  useEffect(() => {
    const wish = readWish(state)
    if (!wish) return
    const row = 'row' in wish ? rowOf(list.current, wish.row) : undefined
    if (row && isShown(row)) row.focus()
    else if (open !== undefined) heading.current?.focus()
  }, [state, open, list, heading])
}
