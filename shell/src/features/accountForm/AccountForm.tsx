import { chakra } from '@truenorth/shared-ui'

/** Fields under one another; what is wrong is said in our own words, not the browser's. */
export const AccountForm = chakra(
  'form',
  { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' } },
  { defaultProps: { noValidate: true } },
)
