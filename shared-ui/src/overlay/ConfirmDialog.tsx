import { type ReactNode, useRef } from 'react'
import { Button } from '../button/Button'
import { DialogActions, DialogFrame, DialogText, DialogTitle } from './DialogFrame'

export type ConfirmDialogProps = {
  open: boolean
  title: string
  text?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  danger?: boolean
  busy?: boolean
  busyText?: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before an action. Focus starts on the safe answer, which Escape gives too. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, title, text, confirmLabel, cancelLabel = 'Cancel', danger, busy = false } = props
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <DialogFrame
      open={open}
      role="alertdialog"
      initialFocus={() => safe.current}
      dismissable={!busy}
      onClose={props.onCancel}
    >
      <DialogTitle>{title}</DialogTitle>
      {text && <DialogText>{text}</DialogText>}
      <DialogActions>
        <Button ref={safe} variant="line" disabled={busy} onClick={props.onCancel}>
          {cancelLabel}
        </Button>
        <Button
          variant={danger ? 'danger' : 'solid'}
          busy={busy}
          busyText={props.busyText}
          onClick={props.onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
