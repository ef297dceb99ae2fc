import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId, useState } from 'react'
import { truncate } from './textLength'

const Toggle = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'brand',
    fontSize: '14',
    textDecoration: 'underline',
    textUnderlineOffset: '.2em',
  },
})

export type LongTextProps = {
  text: string
  /** How many code points are shown at first. */
  max: number
  /** Renders the shown part. */
  children: (shown: string) => ReactNode
}

/** A text cut to its beginning, with a button for the rest of it. A short text has no button. */
export const LongText = ({ text, max, children }: LongTextProps) => {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const short = truncate(text, max)
  if (short === text) return children(text)
  return (
    <div>
      <div id={id}>{children(isOpen ? text : short)}</div>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Show less' : 'Read more'}
      </Toggle>
    </div>
  )
}
