import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Dial } from '../dial/Dial'
import { Contour } from './Contour'

const Root = chakra(Contour, {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '10px',
    padding: '40px 24px',
    overflow: 'hidden',
    textAlign: 'center',
    background: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '14',
  },
})

const Title = chakra('h2', { base: { marginTop: '14px', fontSize: '22' } })
const Sentence = chakra('p', { base: { maxWidth: '36ch', color: 'ink.muted' } })
const Action = chakra('div', { base: { marginTop: '10px' } })

export type EmptyStateProps = {
  title: string
  text?: ReactNode
  action?: ReactNode
  /** Shows a dial whose needle searches. Default true. */
  dial?: boolean
}

/** Stands where a list is empty: a title, a sentence and one action. */
export const EmptyState = ({ title, text, action, dial = true }: EmptyStateProps) => (
  <Root>
    {dial && <Dial size={168} emoji={false} searching />}
    <Title>{title}</Title>
    {text && <Sentence>{text}</Sentence>}
    {action && <Action>{action}</Action>}
  </Root>
)
