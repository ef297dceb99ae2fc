import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { FoldToggle } from './FoldToggle'

const Text = chakra('div', { base: { overflowWrap: 'anywhere' } })

// Letters that reach over their line are not cut text; a hidden line is at least this high.
const hiddenLinePx = 8

export type ClampedTextProps = HTMLChakraProps<'div'> & {
  children: string
  /** How many lines are shown at first. */
  lines: number
}

/**
 * A text of at most so many lines, with a button for the rest where its width hides some. The whole text
 * stands in the document, for screen readers and for print. Another text begins folded.
 */
export const ClampedText = (props: ClampedTextProps) => <Clamped key={props.children} {...props} />

const Clamped = ({ children, lines, ...rest }: ClampedTextProps) => {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isCut, setIsCut] = useState(false)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || isOpen) return undefined
    const measure = () => setIsCut(element.scrollHeight > element.clientHeight + hiddenLinePx)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [isOpen])
  return (
    <>
      <Text
        ref={ref}
        id={id}
        dir="auto"
        {...rest}
        lineClamp={isOpen ? undefined : lines}
        _print={{ lineClamp: 'none' }}
      >
        {children}
      </Text>
      {isCut && <FoldToggle isOpen={isOpen} controls={id} onToggle={() => setIsOpen(!isOpen)} />}
    </>
  )
}
