import { ButtonLink, Card, Text } from '@truenorth/shared-ui'

/** Leads to the import. */
export const ImportCard = () => (
  <Card title="Bring your data">
    <Text color="ink.muted" marginBottom="16px">
      From another app or a table: moods, notes, journals and pictures. You see what was found
      before anything is saved, and can undo it for thirty days.
    </Text>
    <ButtonLink to="/import" variant="line">
      Bring your data…
    </ButtonLink>
  </Card>
)
