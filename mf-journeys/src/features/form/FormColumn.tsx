import { chakra } from '@truenorth/shared-ui'

/** A form, its fields one below the other. */
export const FormColumn = chakra(
  'form',
  { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' } },
  { defaultProps: { noValidate: true } },
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
