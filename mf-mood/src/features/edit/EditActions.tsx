import { Button, Chip, Flex, TrashIcon } from '@truenorth/shared-ui'
import { useGoBack } from '@truenorth/shared-ui/router'

type EditActionsProps = { isDirty: boolean; isSaving: boolean; onDelete: () => void }

/** Save, go back, delete; and whether anything is unsaved. */
export const EditActions = ({ isDirty, isSaving, onDelete }: EditActionsProps) => {
  const goBack = useGoBack('/mood/history')
  return (
    <Flex direction="column" gap="12px">
      <output>{isDirty && <Chip tone="warn">You have unsaved changes</Chip>}</output>
      <Flex wrap="wrap" gap="10px">
        <Button type="submit" disabled={!isDirty} busy={isSaving} busyText="Saving…">
          Save Changes
        </Button>
        <Button variant="line" onClick={goBack}>
          {isDirty ? 'Cancel' : 'Back'}
        </Button>
        <Button
          variant="dangerLine"
          marginLeft={{ sm: 'auto' }}
          icon={<TrashIcon size={20} aria-hidden />}
          onClick={onDelete}
        >
          Delete
        </Button>
      </Flex>
    </Flex>
  )
}
