import { RefreshCw } from 'lucide-react'
import { use } from 'react'
import { Button } from '../button/Button'
import { Flex, Text } from '../layout/primitives'
import { GlobalRetryContext } from './globalRetry'

export type InlineRetryProps = { what: string; retrying: boolean; onRetry: () => void }

/** One line in a place that stays empty because loading failed silently, with a retry button (D36). */
export const InlineRetry = ({ what, retrying, onRetry }: InlineRetryProps) => (
  <Flex align="center" wrap="wrap" gap="8px 12px" marginTop="8px" color="ink.muted" fontSize="14">
    <Text>{what}</Text>
    {!use(GlobalRetryContext) && (
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
