import { useToday } from '@truenorth/shared-ui'
import type { Journey } from '@truenorth/api/contract'
import type { VersionedJourney } from '../../api/journeys'
import type { InlineFormProps } from '../create/CreateJourneyForm'
import { discardEdit } from '../discard/discardWords'
import { useDiscard } from '../discard/useDiscard'
import { FormButtons } from '../form/FormButtons'
import { FormColumn } from '../form/FormColumn'
import { SaveTrouble } from '../form/SaveTrouble'
import { saveFailureText } from '../trouble/saveFailureText'
import { conflictOf } from '../version/conflictOf'
import { differencesOf } from '../version/differencesOf'
import { VersionsBanner } from '../version/VersionsBanner'
import { EditFields } from './EditFields'
import { editLabels, valuesOf } from './editValues'
import { useEditJourney } from './useEditJourney'

type EditJourneyFormProps = InlineFormProps & { journey: VersionedJourney }

/** Changes a journey; its status is never among what is changed. */
export const EditJourneyForm = ({ journey, onClose, inline = false }: EditJourneyFormProps) => {
  const { form, draft, save, take, isDirty } = useEditJourney(journey, onClose)
  const today = useToday()
  const leaving = useDiscard({
    dirty: isDirty,
    words: discardEdit,
    onDiscard: draft.clearDraft,
    onClose,
    inline,
  })
  const present = conflictOf<Journey>(save.error)
  const values = form.watch()
  const saveOver = (etag: string | undefined) => form.handleSubmit(() => save.mutate(etag))
  return (
    <FormColumn aria-label="Edit journey" onSubmit={saveOver(draft.etag)}>
      <EditFields
        form={form}
        today={today}
        target={journey.data.target_date}
        category={valuesOf(journey.data).category}
      />
      {present ? (
        <VersionsBanner
          differences={differencesOf(editLabels, values, valuesOf(present.data))}
          onKeepMine={() => void saveOver(present.etag)()}
          onTakeTheirs={() => take(present.data)}
        />
      ) : (
        <SaveTrouble error={save.error} text={saveFailureText(save.error)} />
      )}
      <FormButtons
        save="Save Changes"
        saving="Saving…"
        isSaving={save.isPending}
        disabled={values.title.trim() === ''}
        onCancel={leaving.cancel}
      />
      {leaving.dialog}
    </FormColumn>
  )
}
