import { chakra } from '@chakra-ui/react/styled-system'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/Button'
import { Card } from '../layout/Card'

const Body = chakra('div', { base: { display: 'grid', gap: '8px', justifyItems: 'start' } })
const Sign = chakra('span', { base: { color: 'bad' } })
const Title = chakra('h2', { base: { fontSize: '22' } })
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px', marginTop: '10px' },
})

export type ErrorStateProps = {
  title: string
  text?: ReactNode
  /** Shows a button that calls it. */
  onRetry?: () => void
  /** Default "Try Again". */
  retryLabel?: string
  /** A further action beside the button. */
  action?: ReactNode
}

/** A card in place of content that failed to load: what happened, and what to do about it. */
export const ErrorState = (props: ErrorStateProps) => {
  const { title, text, onRetry, retryLabel = 'Try Again', action } = props
  return (
    <Card role="alert">
      <Body>
        <Sign>
          <CircleAlert size={20} />
        </Sign>
        <Title>{title}</Title>
        {text && <chakra.p color="ink.muted">{text}</chakra.p>}
        {(onRetry || action) && (
          <Actions>
            {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
            {action}
          </Actions>
        )}
      </Body>
    </Card>
  )
}
