import { Box, Button, EmptyState } from '@truenorth/shared-ui'
import { noPathsText } from '../../content'

/** Before the first path. */
export const NoPaths = ({ onStart }: { onStart: () => void }) => (
  <Box marginTop="24px">
    <EmptyState
      title="No Paths Yet"
      text={noPathsText}
      action={<Button onClick={onStart}>Start New Path</Button>}
    />
  </Box>
)
