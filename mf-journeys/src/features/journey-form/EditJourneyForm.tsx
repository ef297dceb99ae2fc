import type { Journey } from '@truenorth/api-contract/journeys'
import { isBlank } from '@truenorth/api-contract/text'
import { errorDetail, fieldErrors, isStatus } from '@truenorth/shared-auth'
import { EditorForm, labelledDifferences, useEditor } from '@truenorth/shared-auth/forms'
import { useToday } from '@truenorth/shared-ui'
import type { VersionedJourney } from '../../api/journeys'
import { useSaveJourney } from '../../api/journeyWrites'
import { EditFields } from './EditFields'
import { editLabels, editRules, type EditValues, toChanges, valuesOf } from './editValues'

const fieldText = (error: unknown) =>
  Object.entries(fieldErrors(error))
    .map(([field, messages]) => `${field}: ${messages.join(' ')}`)
    .join('; ')

// In the words of the error catalogue (section 8 of the specification).
const failureText = (error: unknown) => {
  const fallback = 'Failed to save changes.'
  if (isStatus(error, 400)) return errorDetail(error) || fieldText(error) || fallback
  if (isStatus(error, 404)) return 'Journey not found. It may have been deleted.'
  return isStatus(error, 500) ? 'Server error. Please try again later.' : fallback
}

type EditJourneyFormProps = { journey: VersionedJourney; onClose: () => void }

/** The form of a journey that is edited; its status is changed elsewhere. */
export const EditJourneyForm = ({ journey, onClose }: EditJourneyFormProps) => {
  const { data, etag } = journey
  const today = useToday()
  const { mutateAsync: saveJourney } = useSaveJourney(data.id)
  const editor = useEditor<EditValues, Journey, Journey>({
    start: valuesOf(data),
    save: (values, base) => saveJourney({ changes: toChanges(values), etag: base.etag }),
    failureText,
    rules: editRules(today, data),
    validate: 'onChange',
    draft: { key: `journey-${data.id}` },
    version: {
      etag,
      what: 'path',
      valuesOf,
      differences: (mine, theirs) => labelledDifferences(editLabels, mine, theirs),
    },
    leaving: { words: 'edit' },
    onClose,
  })
  return (
    <EditorForm
      editor={editor}
      label="Edit journey"
      actions={{
        save: 'Save Changes',
        saving: 'Saving…',
        isDisabled: isBlank(editor.values.title),
      }}
    >
      <EditFields editor={editor} today={today} category={valuesOf(data).category} />
    </EditorForm>
  )
}
