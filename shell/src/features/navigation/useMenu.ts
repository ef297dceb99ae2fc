import { useLocation } from '@truenorth/shared-ui/router'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'

/** A menu that belongs to the place where it was opened: going anywhere closes it. */
export const useMenu = () => {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const buttonRef = useRef<HTMLButtonElement>(null)
  const isOpen = openAt === key

  return {
    isOpen,
    buttonRef,
    toggle: () => setOpenAt(isOpen ? undefined : key),
    closeOnEscape: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return
      setOpenAt(undefined)
      buttonRef.current?.focus()
    },
    closeOnLeaving: ({ currentTarget, relatedTarget }: FocusEvent) => {
      const isGone = relatedTarget !== null && !currentTarget.contains(relatedTarget)
      if (isGone && relatedTarget !== buttonRef.current) setOpenAt(undefined)
    },
  }
}
