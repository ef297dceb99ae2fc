import { setupNeeded } from '@truenorth/api-contract/inbox'
import { errorCode } from '@truenorth/shared-auth'
import { ButtonLink, EmptyState } from '@truenorth/shared-ui'

/** Whether the server keeps an administrator out until they have set a second factor up. */
export const isSetUpNeeded = (error: unknown) => errorCode(error) === setupNeeded

/** Leads an administrator to the setting without which nothing of theirs opens. */
export const SetUpFirst = () => (
  <EmptyState
    title="One step before this opens"
    text="This site asks administrators for two-step sign-in. Set it up on your account page, or sign in with a passkey."
    action={<ButtonLink to="/account">Go to your account</ButtonLink>}
  />
)
