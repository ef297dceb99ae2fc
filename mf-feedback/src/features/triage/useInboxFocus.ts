import { useLocation } from '@truenorth/shared-ui/router'
import { useEffect, type RefObject } from 'react'
import { readFocusTarget } from '../../domain/inboxView'

const rowOf = (list: HTMLElement | null, id: number) =>
  list?.querySelector<HTMLElement>(`a[data-item="${id}"]`)

// A narrow screen hides the list while an item is open.
const isShown = (row: HTMLElement) => row.checkVisibility?.() ?? true

type Places = {
  list: RefObject<HTMLElement | null>
  heading: RefObject<HTMLElement | null>
  /** The item that is open, once it is there. */
  open: number | undefined
}

/** Moves the focus after a navigation within the inbox: to a row, or to the heading of the open item. */
export const useInboxFocus = ({ list, heading, open }: Places) => {
  const { state } = useLocation()
  useEffect(() => {
    const target = readFocusTarget(state)
    if (!target) return
    const row = 'row' in target ? rowOf(list.current, target.row) : undefined
    if (row && isShown(row)) row.focus()
    else if (open !== undefined) heading.current?.focus()
  }, [state, open, list, heading])
}
