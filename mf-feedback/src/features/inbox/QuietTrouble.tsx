import { Button, RefreshIcon, Stack, Text } from '@truenorth/shared-ui'

type QuietTroubleProps = { text: string; onRetry: () => void }

/** A place that stays empty because its load failed: one sentence and a way to try again (D36). */
export const QuietTrouble = ({ text, onRetry }: QuietTroubleProps) => (
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
