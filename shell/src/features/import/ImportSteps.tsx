import { CheckIcon, chakra, VisuallyHidden } from '@truenorth/shared-ui'
import { type ReactNode, useEffect, useRef } from 'react'

const List = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    margin: '0 0 20px',
    padding: 0,
    listStyle: 'none',
    color: 'ink.muted',
    fontSize: '14',
    '& > li': { display: 'flex', alignItems: 'center', gap: '8px' },
    '& > li:not(:first-child)::before': {
      content: '""',
      width: { base: '16px', sm: '32px', md: '48px' },
      borderTop: '2px dotted',
      borderColor: 'line.strong',
    },
    '& .dot': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: '28px',
      height: '28px',
      border: '2px solid',
      borderColor: 'line.strong',
      borderRadius: 'full',
      fontFamily: 'display',
      fontWeight: '560',
    },
    '& > [data-done] > .dot': {
      background: 'brand.solid',
      borderColor: 'brand.solid',
      color: 'on.brand',
    },
    '& > li[data-reached]::before': { borderTopStyle: 'solid', borderColor: 'brand' },
    '& > [aria-current]': { color: 'ink', fontWeight: '620' },
    '& > [aria-current] > .dot': { borderColor: 'brand' },
  },
})

const names = ['Choose', 'Look', 'Done']

/** The three steps of an import; `current` counts from 1. */
export const ImportSteps = ({ current }: { current: 1 | 2 | 3 }) => (
  <List aria-label="Steps">
    {names.map((name, index) => {
      const isDone = index + 1 < current
      const isReached = index + 1 <= current
      return (
        <li
          key={name}
          aria-current={index + 1 === current ? 'step' : undefined}
          data-done={isDone || undefined}
          data-reached={isReached || undefined}
        >
          <span className="dot" aria-hidden>
            {isDone ? <CheckIcon size={16} /> : index + 1}
          </span>
          <span>
            {name}
            {isDone && <VisuallyHidden>, done</VisuallyHidden>}
          </span>
        </li>
      )
    })}
  </List>
)

const Heading = chakra('h2', {
  base: {
    marginBottom: '12px',
    fontSize: '22',
    overflowWrap: 'anywhere',
    _focusVisible: { outline: 'none' },
  },
})

type StepHeadingProps = { children: ReactNode; takesFocus?: boolean }

/** The heading of a step, to which the focus moves when the step begins. */
export const StepHeading = ({ children, takesFocus = true }: StepHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  )
}
