import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, use, useId, useMemo } from 'react'
import { countCodePoints } from '../text/textLength'
import { FieldContext, FormContext, GroupContext, useSettledError } from './fieldContext'

const ErrorLine = chakra('p', {
  base: {
    display: 'flex',
    gap: '6px',
    alignItems: 'flex-start',
    color: 'bad',
    fontSize: '14',
    '& > svg': { flex: 'none', marginTop: 'calc((1lh - 16px) / 2)' },
  },
})

/** The error message of one field. */
export const FieldError = ({ children, ...rest }: HTMLChakraProps<'p'>) => (
  <ErrorLine {...rest}>
    <CircleAlert size={16} />
    <span>{children}</span>
  </ErrorLine>
)

// The mark is for the eye alone: controls have aria-required, so its alternative text is empty.
const requiredMark = {
  '&[data-required]::after': {
    content: '"*"',
    paddingInlineStart: '2px',
    color: 'bad',
    '@supports (content: "*" / "")': { content: '"*" / ""' },
  },
}

const Root = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6px' },
})

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
  },
})

const Name = chakra('label', { base: { fontSize: '14', fontWeight: '560', ...requiredMark } })
const Hint = chakra('p', { base: { fontSize: '14', color: 'ink.muted' } })
const Count = chakra('span', {
  base: { fontSize: '13', color: 'ink.muted', fontVariantNumeric: 'lining-nums tabular-nums' },
})

export type FieldProps = {
  label: ReactNode
  error?: string | undefined
  hint?: ReactNode
  /** Tells the control, and marks the label in a `Form`. */
  required?: boolean
  /** Shows "12/500", counted in code points. */
  counter?: { text: string; max: number }
  /** At the right of the label: a link. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * A control with its label, hint, counter and error. A control of this package inside takes its id
 * and ARIA attributes from it.
 */
export const Field = (props: FieldProps) => {
  const { label, hint, required = false, counter, aside, children } = props
  const error = useSettledError(props.error)
  const { marksRequired } = use(FormContext)
  const id = useId()
  const hintId = hint ? `${id}-hint` : ''
  const errorId = error ? `${id}-error` : ''
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined
  const invalid = errorId !== ''
  const state = useMemo(
    () => ({ id, describedBy, invalid, required }),
    [id, describedBy, invalid, required],
  )
  return (
    <Root>
      <Head>
        <Name htmlFor={id} data-required={(marksRequired && required) || undefined}>
          {label}
        </Name>
        {aside}
        {counter && <Count>{`${countCodePoints(counter.text)}/${counter.max}`}</Count>}
      </Head>
      <FieldContext value={state}>{children}</FieldContext>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Root>
  )
}

const Group = chakra('fieldset', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', minWidth: 0 },
})
const Legend = chakra('legend', {
  base: { marginBottom: '8px', fontSize: '14', fontWeight: '560', ...requiredMark },
  variants: { silent: { true: { srOnly: true } } },
})

export type FieldSetProps = {
  legend: ReactNode
  /** Only for screen readers. */
  silent?: boolean
  hint?: ReactNode
  error?: string | undefined
  /** Tells the radio group inside, and marks the legend; only in a `Form`. */
  required?: boolean
  children: ReactNode
}

/** A group of controls under one legend: choices, toggles, stars. */
export const FieldSet = (props: FieldSetProps) => {
  const { legend, silent = false, hint, required = false, children } = props
  const error = useSettledError(props.error)
  const { marksRequired } = use(FormContext)
  const id = useId()
  const invalid = Boolean(error)
  const state = useMemo(
    () => (marksRequired ? { invalid, required } : undefined),
    [marksRequired, invalid, required],
  )
  return (
    <Group aria-describedby={error ? id : undefined}>
      <Legend silent={silent} data-required={(marksRequired && required) || undefined}>
        {legend}
      </Legend>
      <GroupContext value={state}>{children}</GroupContext>
      {hint && <Hint>{hint}</Hint>}
      {error && <FieldError id={id}>{error}</FieldError>}
    </Group>
  )
}
