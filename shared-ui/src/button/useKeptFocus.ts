import { type Ref, useCallback, useLayoutEffect, useRef } from 'react'

const give = (ref: Ref<HTMLButtonElement> | undefined, node: HTMLButtonElement | null) => {
  if (typeof ref === 'function') ref(node)
  else if (ref) ref.current = node
}

/**
 * A disabled button cannot hold the focus, and would let it fall out of the page: it comes back to
 * the button that was pressed, unless it has gone somewhere else meanwhile.
 */
export const useKeptFocus = (isBusy: boolean, outer: Ref<HTMLButtonElement> | undefined) => {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const holder = document.activeElement
    if (isBusy) hadFocus.current = holder !== null && holder === button.current
    else if (hadFocus.current) {
      hadFocus.current = false
      if (holder === null || holder === document.body) button.current?.focus()
    }
  }, [isBusy])
  return useCallback(
    (node: HTMLButtonElement | null): void => {
      button.current = node
      give(outer, node)
    },
    [outer],
  )
}
