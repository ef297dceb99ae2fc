import { Box, Button } from '@truenorth/shared-ui'
import { FormBanner } from '@truenorth/shared-ui/forms'

/** A draft was found: it stands in the form again, and can be given up. */
export const RestoredNote = ({ onDiscard }: { onDiscard: () => void }) => (
  <Box marginBottom="20px">
    <FormBanner tone="good">
      What you were writing is here again.{' '}
      <Button variant="quiet" color="brand" onClick={onDiscard}>
        Discard the draft
      </Button>
    </FormBanner>
  </Box>
)
