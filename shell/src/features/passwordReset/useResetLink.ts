import { is } from '@truenorth/shared-auth'
import { useParams } from '@truenorth/shared-ui/router'
import { useEffect, useState } from 'react'
import type { ResetLink } from './useConfirmForm'

const hasBoth = is.like({ uid: is.text, token: is.text })
const isLink = (kept: unknown): kept is ResetLink => hasBoth(kept)

// A reload has no other place to find them: this one is seen by nobody but the tab.
const keptLink = (): ResetLink | undefined => {
  const kept: unknown = history.state?.resetLink
  return isLink(kept) ? kept : undefined
}

/** The uid and token of the link that was followed; both leave the address at once (D31). */
export const useResetLink = () => {
  const { uid, token } = useParams()
  const [link] = useState(uid && token ? { uid, token } : keptLink)
  useEffect(() => {
    // Past the router on purpose: it would draw the screen anew, and the token would be gone.
    history.replaceState({ ...history.state, resetLink: link }, '', '/password-reset-confirm')
  }, [link])
  return link
}
