import { Button, RefreshIcon, Stack, Text } from '@truenorth/shared-ui'

type LoadFailureProps = { text: string; onRetry: () => void }

/** Says that a part could not be loaded, and offers to try again (D36). */
export const LoadFailure = ({ text, onRetry }: LoadFailureProps) => (
  <Stack
    align="flex-start"
    gap="12px"
    padding="24px"
    border="1px dashed"
    borderColor="line.strong"
    borderRadius="14"
  >
    <Text as="output" color="ink.muted">
      {text}
    </Text>
    <Button variant="line" icon={<RefreshIcon size={20} />} onClick={onRetry}>
      Try again
    </Button>
  </Stack>
)
