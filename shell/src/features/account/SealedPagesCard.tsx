import { report } from '@truenorth/shared-auth'
import { Card, lazyWithRetry, Skeleton, Text } from '@truenorth/shared-ui'

const Body = lazyWithRetry({
  name: 'Sealed pages',
  onError: (error) => report(error, 'the card of sealed pages could not be shown'),
})(
  () =>
    import(/* webpackChunkName: "sealed-pages-card" */ './SealedPagesBody').then(
      (part) => part.SealedPagesBody,
    ),
  <Skeleton height="44px" />,
)

/** Journal entries that only their writer can read: set up, unlocked and locked, and the keys to them. */
export const SealedPagesCard = () => (
  <Card title="Sealed pages" id="sealed-pages">
    <Text color="ink.muted" marginBottom="16px">
      A journal entry can be sealed: your browser encrypts its title, text, tags and pictures before
      they leave your device. We hold only what we cannot read. Its day, time, mood and emotion stay
      readable, so that your calendar and charts work.
    </Text>
    <Body />
  </Card>
)
