import { useParams } from '@truenorth/shared-ui/router'
import { useEffect, useState } from 'react'

/** The uid and token of the link that was followed; both leave the address at once (D31). */
export const useResetLink = () => {
  const { uid, token } = useParams()
  const [link] = useState(uid && token ? { uid, token } : undefined)
  useEffect(() => {
    // Past the router on purpose: it would draw the screen anew, and the token would be gone.
    history.replaceState(history.state, '', '/password-reset-confirm')
  }, [])
  return link
}
