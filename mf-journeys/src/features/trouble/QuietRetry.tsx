import { Button, Flex, RefreshIcon, Text } from '@truenorth/shared-ui'

type QuietRetryProps = { what: string; retrying: boolean; onRetry: () => void }

/** Where a load failed without a word (D36): the place stays empty and offers to try again. */
export const QuietRetry = ({ what, retrying, onRetry }: QuietRetryProps) => (
  <Flex align="center" wrap="wrap" gap="4px 12px" color="ink.muted" fontSize="14">
    <Text>{what}</Text>
    <Button
      variant="quiet"
      icon={<RefreshIcon size={16} />}
      busy={retrying}
      busyText="Trying…"
      onClick={onRetry}
    >
      Try again
    </Button>
  </Flex>
)
