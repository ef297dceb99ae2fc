import { useLocation } from '@truenorth/shared-ui/router'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'

/** A menu that belongs to the place where it was opened: going anywhere closes it. */
export const useMenu = () => {
  const id = useId()
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const ref = useRef<HTMLButtonElement>(null)
  const isOpen = openAt === key

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpenAt(undefined)
    ref.current?.focus()
  }

  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const hasLeft = relatedTarget !== null && !currentTarget.contains(relatedTarget)
    if (hasLeft && relatedTarget !== ref.current) setOpenAt(undefined)
  }

  return {
    isOpen,
    sheet: { id, onKeyDown: closeOnEscape, onBlur: closeOnLeaving },
    button: {
      ref,
      'aria-controls': isOpen ? id : undefined,
      onClick: () => setOpenAt(isOpen ? undefined : key),
      onKeyDown: closeOnEscape,
    },
  }
}
