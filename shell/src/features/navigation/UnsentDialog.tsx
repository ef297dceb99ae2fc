import { Button, Stack } from '@truenorth/shared-ui'
import { DialogFrame, DialogText, DialogTitle } from '@truenorth/shared-ui/overlay'
import { useRef } from 'react'

type UnsentDialogProps = {
  /** How many writes are not sent. */
  count: number
  sending: 'not yet' | 'now' | 'in vain'
  onSend: () => void
  onKeep: () => void
  onDiscard: () => void
  onStay: () => void
}

const explain = (count: number, isInVain: boolean) => {
  const some = count === 1 ? 'Something you wrote has' : `${count} things you wrote have`
  return isInVain
    ? `${some} still not been saved: the server could not be reached, or did not take it. It is kept as it is.`
    : `${some} not been saved yet. What you keep stays in this browser, encrypted so that nobody else can read it, and is sent when you sign in here again. What you discard is gone for good, unfinished drafts too.`
}

/** What to do with what is not sent before signing out. Focus starts on the answer that loses nothing. */
export const UnsentDialog = ({
  count,
  sending,
  onSend,
  onKeep,
  onDiscard,
  onStay,
}: UnsentDialogProps) => {
  const safe = useRef<HTMLButtonElement>(null)
  const isBusy = sending === 'now'
  return (
    <DialogFrame
      open
      role="alertdialog"
      initialFocus={() => safe.current}
      dismissable={!isBusy}
      onClose={onStay}
    >
      <DialogTitle>Sign out now?</DialogTitle>
      <DialogText>
        <output>{explain(count, sending === 'in vain')}</output>
      </DialogText>
      <Stack gap="8px" marginTop="24px">
        <Button ref={safe} wide busy={isBusy} busyText="Sending…" onClick={onSend}>
          Send now
        </Button>
        <Button variant="line" wide disabled={isBusy} onClick={onKeep}>
          Keep for my next sign-in
        </Button>
        <Button variant="line" color="bad" wide disabled={isBusy} onClick={onDiscard}>
          Discard
        </Button>
        <Button variant="quiet" wide disabled={isBusy} onClick={onStay}>
          Stay signed in
        </Button>
      </Stack>
    </DialogFrame>
  )
}
