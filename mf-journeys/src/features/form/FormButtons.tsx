import { Button } from '@truenorth/shared-ui'
import { FormActions } from './FormColumn'

type FormButtonsProps = {
  save: string
  saving: string
  isSaving: boolean
  disabled?: boolean
  onCancel: () => void
}

/** Cancel, and the button that saves. */
export const FormButtons = ({ save, saving, isSaving, disabled, onCancel }: FormButtonsProps) => (
  <FormActions>
    <Button variant="line" disabled={isSaving} onClick={onCancel}>
      Cancel
    </Button>
    <Button type="submit" busy={isSaving} busyText={saving} disabled={disabled ?? false}>
      {save}
    </Button>
  </FormActions>
)
