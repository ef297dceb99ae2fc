import { chakra } from '@chakra-ui/react/styled-system'
import { CloudOff, RefreshCw } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../button/Button'

const Root = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '14px 16px',
    padding: { base: '20px', md: '24px' },
    border: '1px dashed',
    borderColor: 'line.strong',
    borderRadius: '14',
  },
})

const Sign = chakra('span', { base: { color: 'ink.muted', paddingTop: '1px' } })
const Title = chakra('h2', { base: { fontSize: '18', marginBottom: '4px' } })
const Action = chakra('div', { base: { gridColumn: 2, justifySelf: 'start' } })

export type UnavailableCardProps = {
  /** The unavailable part, as people know it: "Paths". */
  name: string
  /** Whether the name takes a plural verb. Default true. */
  plural?: boolean
  text?: string
  onRetry: () => void
  retrying?: boolean
}

/**
 * Stands in place of a part of the product that could not be loaded, while the rest works. It calls
 * `onRetry` by itself when the browser goes online.
 */
export const UnavailableCard = ({
  name,
  plural = true,
  onRetry,
  retrying = false,
  ...rest
}: UnavailableCardProps) => {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const tryAgain = () => retry()
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [])
  const { text = 'Everything else works as usual. Nothing of yours is lost.' } = rest
  return (
    <Root aria-label={name}>
      <Sign>
        <CloudOff size={20} />
      </Sign>
      <div>
        <Title>
          {name} {plural ? 'are' : 'is'} away at the moment
        </Title>
        <chakra.p color="ink.muted">{text}</chakra.p>
      </div>
      <Action>
        <Button
          variant="line"
          icon={<RefreshCw size={20} />}
          busy={retrying}
          busyText="Trying…"
          onClick={onRetry}
        >
          Try again
        </Button>
      </Action>
    </Root>
  )
}
