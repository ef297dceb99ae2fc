import { Button, chakra, Chip, TrashIcon } from '@truenorth/shared-ui'
import { useGoBack } from '@truenorth/shared-ui/router'
import { BottomBar } from '../bar/BottomBar'

type EditActionsProps = { isDirty: boolean; isSaving: boolean; onDelete: () => void }

// One line; on phones two parts of the form, so that the bar can stick to the bottom of it.
const Line = chakra('div', {
  base: {
    display: { base: 'contents', md: 'flex' },
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '10px',
  },
})

const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '10px',
    '& > :first-child': { flex: { mdDown: '1 1 auto' } },
  },
})

/** Save, go back, delete; and whether anything is unsaved. */
export const EditActions = ({ isDirty, isSaving, onDelete }: EditActionsProps) => {
  const goBack = useGoBack('/mood/history')
  return (
    <Line>
      <BottomBar>
        <chakra.output display="block" marginBottom={isDirty ? '10px' : '0'}>
          {isDirty && (
            <Chip tone="warn" whiteSpace="normal">
              You have unsaved changes
            </Chip>
          )}
        </chakra.output>
        <Buttons>
          <Button type="submit" disabled={!isDirty} busy={isSaving} busyText="Saving…">
            Save Changes
          </Button>
          <Button variant="line" onClick={goBack}>
            {isDirty ? 'Cancel' : 'Back'}
          </Button>
        </Buttons>
      </BottomBar>
      <Button
        variant="dangerLine"
        justifySelf="start"
        icon={<TrashIcon size={20} aria-hidden />}
        onClick={onDelete}
      >
        Delete
      </Button>
    </Line>
  )
}
