import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { usePrinting } from '../lists/usePrinting'
import { FoldToggle } from './FoldToggle'
import { truncate } from './textLength'

type Group = { isOpen: boolean; report: (id: string, isCut: boolean) => void }

const GroupContext = createContext<Group | undefined>(undefined)

const Text = chakra('div', { base: { overflowWrap: 'anywhere' } })

// Letters that reach over their line are not cut text; a hidden line is at least this high.
const hiddenLinePx = 8

export type ClampedTextProps = HTMLChakraProps<'div'> & {
  children: string
  /** How many lines are shown at first. */
  lines: HTMLChakraProps<'div'>['lineClamp']
  /** How many code points are shown at first, at most. */
  max?: number
}

/**
 * A text of at most so many lines, with a button for the rest where its width hides some. The whole text
 * stands in the document, for screen readers, unless `max` cuts it too, and on paper. Another text begins folded.
 */
export const ClampedText = (props: ClampedTextProps) => <Clamped key={props.children} {...props} />

const Clamped = ({ children, lines, max = Infinity, ...rest }: ClampedTextProps) => {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const group = use(GroupContext)
  const [isOwnOpen, setOwnOpen] = useState(false)
  const [hidesLines, setHidesLines] = useState(false)
  const isOpen = group?.isOpen ?? isOwnOpen
  const isPrinting = usePrinting()
  const short = truncate(children, max)
  const isCut = hidesLines || short !== children
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || isOpen) return undefined
    const measure = () => setHidesLines(element.scrollHeight > element.clientHeight + hiddenLinePx)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [isOpen])
  const report = group?.report
  useLayoutEffect(() => report?.(id, isCut), [report, id, isCut])
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
        {isOpen || isPrinting ? children : short}
      </Text>
      {isCut && !group && (
        <FoldToggle isOpen={isOpen} controls={id} onToggle={() => setOwnOpen(!isOpen)} />
      )}
    </>
  )
}

/** Clamped texts that belong together, a title and its description: one button below them unfolds all. */
export const ClampedGroup = ({ children }: { children: ReactNode }) => {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [cut, setCut] = useState<readonly string[]>([])
  const report = useCallback(
    (text: string, isCut: boolean) =>
      setCut((before) => {
        if (before.includes(text) === isCut) return before
        return isCut ? [...before, text] : before.filter((known) => known !== text)
      }),
    [],
  )
  const group = useMemo(() => ({ isOpen, report }), [isOpen, report])
  return (
    <GroupContext value={group}>
      <div id={id}>{children}</div>
      {cut.length > 0 && (
        <FoldToggle isOpen={isOpen} controls={id} onToggle={() => setIsOpen(!isOpen)} />
      )}
    </GroupContext>
  )
}
