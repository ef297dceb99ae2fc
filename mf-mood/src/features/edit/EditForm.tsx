import { chakra } from '@truenorth/shared-ui'
import { FormBanner } from '@truenorth/shared-ui/forms'
import type { VersionedReading } from '../../api/moods'
import { DeleteDialog } from '../remove/DeleteDialog'
import { ConflictDialog } from './ConflictDialog'
import { EditActions } from './EditActions'
import { EditFields } from './EditFields'
import { editProblems } from './editProblems'
import { focusFirstProblem } from './focusFirstProblem'
import { useDeleteEdited } from './useDeleteEdited'
import { useEditForm } from './useEditForm'
import { useSaveReading } from './useSaveReading'

const Form = chakra('form', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
})

type EditFormProps = {
  loaded: VersionedReading
  /** Starts over from the version that somebody else saved. */
  onAdopt: (newer: VersionedReading) => void
}

/** One reading, changed with care: nothing is lost by leaving, nothing overwritten unseen. */
export const EditForm = ({ loaded, onAdopt }: EditFormProps) => {
  const { id } = loaded.reading
  const saving = useSaveReading(id)
  const deleting = useDeleteEdited(id)
  const { values, isDirty, change, clearDraft } = useEditForm(
    loaded,
    saving.saved !== undefined || deleting.isDeleted,
  )
  const problems = editProblems(values)
  const saveOver = (etag: string | undefined) =>
    saving.save({ values, etag }, { onSuccess: clearDraft })
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (Object.keys(problems).length > 0) focusFirstProblem(event.currentTarget)
        else saveOver(loaded.etag)
      }}
    >
      <EditFields
        values={saving.saved ?? values}
        problems={isDirty ? problems : {}}
        onChange={change}
      />
      {saving.failure && <FormBanner>{saving.failure}</FormBanner>}
      <EditActions isDirty={isDirty} isSaving={saving.isSaving} onDelete={deleting.ask} />
      <DeleteDialog
        deleting={deleting}
        title="Really delete this entry?"
        text="This cannot be undone."
      />
      {saving.newer && (
        <ConflictDialog
          mine={values}
          newer={saving.newer}
          onKeepMine={() => saveOver(saving.newer?.etag)}
          onTakeNewer={onAdopt}
          onClose={saving.dismissNewer}
        />
      )}
    </Form>
  )
}
