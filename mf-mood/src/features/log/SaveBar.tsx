import { Button, chakra } from '@truenorth/shared-ui'
import { useId } from 'react'
import { useBottomBar } from './useBottomBar'

// On phones the button is always in reach of the thumb.
const Bar = chakra('div', {
  base: {
    mdDown: {
      position: 'sticky',
      bottom: 0,
      zIndex: 4,
      marginInline: 'calc(-1 * var(--gutter))',
      padding: '12px var(--gutter) calc(12px + env(safe-area-inset-bottom))',
      background: 'bg',
      borderTop: '1px solid {colors.line}',
    },
  },
})

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
    <Bar ref={useBottomBar()}>
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
    </Bar>
  )
}
