import { Button, type ButtonProps } from '@truenorth/shared-ui'
import { DialogActions } from '@truenorth/shared-ui/overlay'

type DialogSubmitProps = Pick<ButtonProps, 'variant' | 'busy' | 'busyText' | 'children'> & {
  onClose: () => void
  /** The way out in words. */
  cancelLabel?: string
}

/** The buttons at the end of a form in a dialog. The way out stays open while the form is being saved. */
export const DialogSubmit = ({ onClose, cancelLabel = 'Cancel', ...submit }: DialogSubmitProps) => (
  <DialogActions>
    <Button variant="line" onClick={onClose}>
      {cancelLabel}
    </Button>
    <Button type="submit" {...submit} />
  </DialogActions>
)
