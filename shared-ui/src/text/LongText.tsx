import { type ReactNode, useId, useState } from 'react'
import { FoldToggle } from './FoldToggle'
import { truncate } from './textLength'

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
      <FoldToggle isOpen={isOpen} controls={id} onToggle={() => setIsOpen(!isOpen)} />
    </div>
  )
}
