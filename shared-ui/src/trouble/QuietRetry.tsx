import { RefreshCw } from 'lucide-react'
import { use } from 'react'
import { Button } from '../button/Button'
import { Flex, Text } from '../primitives/primitives'
import { SharedRetryContext } from './sharedRetry'

export type QuietRetryProps = { what: string; retrying: boolean; onRetry: () => void }

/** Where a load failed without a word (D36): the place stays empty and offers to try again. */
export const QuietRetry = ({ what, retrying, onRetry }: QuietRetryProps) => (
  <Flex align="center" wrap="wrap" gap="8px 12px" marginTop="8px" color="ink.muted" fontSize="14">
    <Text>{what}</Text>
    {!use(SharedRetryContext) && (
      <Button
        variant="line"
        icon={<RefreshCw size={16} />}
        busy={retrying}
        busyText="Trying…"
        onClick={onRetry}
      >
        Try again
      </Button>
    )}
  </Flex>
)
