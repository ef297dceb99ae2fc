import { PasswordInput } from '@truenorth/shared-ui/forms'
import type { ComponentProps } from 'react'
import { pinLengths } from './pinRules'

/** A field for a PIN. Phones show digits. */
export const PinInput = (props: ComponentProps<typeof PasswordInput>) => (
  <PasswordInput inputMode="numeric" autoComplete="off" maxLength={pinLengths.max} {...props} />
)
