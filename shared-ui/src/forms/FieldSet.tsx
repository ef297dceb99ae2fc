import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { FormError } from './FormError'

const Root = chakra('fieldset', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', minWidth: 0 },
})
const Legend = chakra('legend', {
  base: { marginBottom: '8px', fontSize: '14', fontWeight: '560' },
  variants: { silent: { true: { srOnly: true } } },
})
const Hint = chakra('p', { base: { fontSize: '14', color: 'ink.muted' } })

export type FieldSetProps = {
  legend: ReactNode
  /** Said, but not shown. */
  silent?: boolean
  hint?: ReactNode
  error?: string | undefined
  children: ReactNode
}

/** Several controls under one name: choices, toggles, stars. */
export const FieldSet = ({ legend, silent = false, hint, error, children }: FieldSetProps) => {
  const id = useId()
  return (
    <Root aria-describedby={error ? id : undefined}>
      <Legend silent={silent}>{legend}</Legend>
      {children}
      {hint && <Hint>{hint}</Hint>}
      {error && <FormError id={id}>{error}</FormError>}
    </Root>
  )
}
