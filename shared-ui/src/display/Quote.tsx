import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Root = chakra('figure', {
  base: {
    display: 'grid',
    gap: '14px',
    alignContent: 'center',
    _before: { content: '""', width: '40px', height: '2px', background: 'brass' },
  },
})

const Words = chakra('blockquote', {
  base: {
    fontFamily: 'display',
    fontWeight: '420',
    fontSize: '22',
    lineHeight: '1.38',
    letterSpacing: '-.01em',
    textWrap: 'balance',
    maxWidth: '34ch',
  },
})

const Caption = chakra('figcaption', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    fontSize: '14',
    color: 'ink.muted',
  },
})

export type QuoteProps = { text: string; label?: ReactNode; action?: ReactNode }

/** A quotation under a short brass rule, with a caption. */
export const Quote = ({ text, label, action }: QuoteProps) => (
  <Root>
    <Words dir="auto">{text}</Words>
    {(label || action) && (
      <Caption>
        {label}
        {action}
      </Caption>
    )}
  </Root>
)
