import { ButtonLink, Card, Text } from '@truenorth/shared-ui'
import { use } from 'react'
import { findRoute } from '../../remotes/registry'
import { RemotesContext } from '../../remotes/useRemotes'

const path = '/feedback'

/** Leads to what the user has sent as feedback, where a remote has that screen. */
export const FeedbackCard = () => {
  const registry = use(RemotesContext)?.registry
  if (!registry || !findRoute(registry, path)) return null
  return (
    <Card title="Your feedback">
      <Text color="ink.muted" marginBottom="16px">
        What you have sent us, what became of it, and our answers.
      </Text>
      <ButtonLink to={path} variant="line">
        See your feedback
      </ButtonLink>
    </Card>
  )
}
