import { Box, Button, Flex, Text } from '@truenorth/shared-ui'
import { type Difference, FormBanner, TwoVersions } from '@truenorth/shared-ui/forms'

type VersionsBannerProps = {
  differences: Difference[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** What was saved elsewhere in the meantime beside what stands in the form (D37). */
export const VersionsBanner = ({ differences, onKeepMine, onTakeTheirs }: VersionsBannerProps) => (
  <FormBanner>
    <Text>This was changed elsewhere while you were editing. Nothing is saved yet.</Text>
    <Box marginTop="12px">
      <TwoVersions differences={differences} />
    </Box>
    <Flex wrap="wrap" gap="10px" marginTop="16px">
      <Button onClick={onKeepMine}>Save mine</Button>
      <Button variant="line" onClick={onTakeTheirs}>
        Take the other
      </Button>
    </Flex>
  </FormBanner>
)
