import { Button, chakra } from '@truenorth/shared-ui'
import { useId } from 'react'
import { BottomBar } from '../bar/BottomBar'

const Hint = chakra('p', {
  base: {
    marginTop: '8px',
    marginInline: 'auto',
    fontSize: '14',
    color: 'ink.muted',
    textAlign: 'center',
  },
})

type SaveBarProps = { canSave: boolean; isSaving: boolean }

/** Saves; says what is missing as long as no mood is chosen. */
export const SaveBar = ({ canSave, isSaving }: SaveBarProps) => {
  const hintId = useId()
  return (
    <BottomBar>
      <Button
        type="submit"
        size="big"
        wide
        disabled={!canSave}
        busy={isSaving}
        busyText="Saving…"
        aria-describedby={canSave ? undefined : hintId}
      >
        Save Reading
      </Button>
      {!canSave && <Hint id={hintId}>Please select your mood to continue</Hint>}
    </BottomBar>
  )
}
