import { chakra } from '@truenorth/shared-ui'
import type { FormEvent, ReactNode } from 'react'

const Root = chakra('form', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
})

type FormColumnProps = {
  'aria-label': string
  /** As `handleSubmit` gives it: what goes wrong inside is the form's own to show. */
  onSubmit: (event: FormEvent) => Promise<void>
  children: ReactNode
}

/** A form, its fields one below the other. */
export const FormColumn = ({ onSubmit, ...rest }: FormColumnProps) => (
  <Root noValidate onSubmit={(event) => void onSubmit(event)} {...rest} />
)

/** Two short fields beside each other where there is room. */
export const FormPair = chakra('div', {
  base: {
    display: 'grid',
    gap: '20px',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
})

/** The buttons at the end of a form. */
export const FormActions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '10px' },
})
