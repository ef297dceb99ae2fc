import { hasSignedInBefore } from '@truenorth/shared-auth'
import { useLocation } from '@truenorth/shared-ui/router'
import { useState } from 'react'

const isFlagged = (state: unknown) =>
  typeof state === 'object' && state !== null && 'newUser' in state && state.newUser === true

/** New is who comes with the flag, with newUser=true, or to a browser that has never seen a sign-in. */
export const useIsNewUser = () => {
  const { state, search } = useLocation()
  // Decided once: signing in leaves the mark, and the heading must not change under it.
  const [isNew] = useState(
    () =>
      isFlagged(state) ||
      new URLSearchParams(search).get('newUser') === 'true' ||
      !hasSignedInBefore(),
  )
  return isNew
}
