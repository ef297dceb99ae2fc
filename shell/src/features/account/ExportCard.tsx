import { ButtonLink, Card, Text } from '@truenorth/shared-ui'

/** Leads to the export. */
export const ExportCard = () => (
  <Card title="Take it along">
    <Text color="ink.muted" marginBottom="16px">
      All you have written here, as one archive to read without Truenorth, or parts of it as tables
      and text.
    </Text>
    <ButtonLink to="/export" variant="line">
      Take it along…
    </ButtonLink>
  </Card>
)
