import { TextLink } from '@truenorth/shared-ui'
import { Checkbox, type CheckboxProps, FormError } from '@truenorth/shared-ui/forms'
import { useId } from 'react'

type TermsFieldProps = { error: string | undefined; control: Omit<CheckboxProps, 'children'> }

export const TermsField = ({ error, control }: TermsFieldProps) => {
  const id = useId()
  return (
    <div>
      <Checkbox
        {...control}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      >
        I accept the {/* In a tab of its own, so that what was typed here stays. */}
        <TextLink to="/terms" target="_blank" rel="noopener">
          terms and conditions
        </TextLink>
      </Checkbox>
      {error && <FormError id={id}>{error}</FormError>}
    </div>
  )
}
