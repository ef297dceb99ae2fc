import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId, useMemo } from 'react'
import { countCodePoints } from '../text/countCodePoints'
import { FieldContext } from './fieldContext'
import { FormError } from './FormError'

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

const Name = chakra('label', { base: { fontSize: '14', fontWeight: '560' } })
const Hint = chakra('p', { base: { fontSize: '14', color: 'ink.muted' } })
const Count = chakra('span', {
  base: { fontSize: '13', color: 'ink.muted', fontVariantNumeric: 'lining-nums tabular-nums' },
})

export type FieldProps = {
  label: ReactNode
  error?: string | undefined
  hint?: ReactNode
  required?: boolean
  /** Shows "12/500", counted in code points. */
  counter?: { text: string; max: number }
  /** At the right of the label: a link. */
  aside?: ReactNode
  children: ReactNode
}

/** A control with its name, hint, counter and error; the control inside is tied to them by itself. */
export const Field = ({
  label,
  error,
  hint,
  required = false,
  counter,
  aside,
  children,
}: FieldProps) => {
  const id = useId()
  const hintId = hint ? `${id}-hint` : ''
  const errorId = error ? `${id}-error` : ''
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined
  const invalid = error !== undefined && error !== ''
  const state = useMemo(
    () => ({ id, describedBy, invalid, required }),
    [id, describedBy, invalid, required],
  )
  return (
    <Root>
      <Head>
        <Name htmlFor={id}>{label}</Name>
        {aside}
        {counter && (
          <Count>
            {countCodePoints(counter.text)}/{counter.max}
          </Count>
        )}
      </Head>
      <FieldContext value={state}>{children}</FieldContext>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {error && <FormError id={errorId}>{error}</FormError>}
    </Root>
  )
}
