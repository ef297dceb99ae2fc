import { isBlank } from '@truenorth/api-contract/text'
import { EditorForm, useEditor } from '@truenorth/shared-auth/forms'
import { useToday } from '@truenorth/shared-ui'
import { journeyKind, useCreateJourney } from '../../api/journeyWrites'
import { journeyCreated } from '../../content'
import { EditFields } from './EditFields'
import { editRules, type EditValues, newQuickPath, toQuickPath } from './editValues'

const draftKey = 'journey-quick'

/** The edit form in create mode, which always counts as changed (D7). */
export const QuickPathForm = ({ onClose }: { onClose: () => void }) => {
  const today = useToday()
  const { mutateAsync: createJourney } = useCreateJourney(draftKey)
  const start = newQuickPath(today)
  const editor = useEditor<EditValues>({
    start,
    save: (values) => createJourney(toQuickPath(values, today)),
    failureText: 'Failed to create journey',
    rules: editRules(today),
    validate: 'onChange',
    draft: {
      key: draftKey,
      sentAs: { kind: journeyKind, body: (values) => toQuickPath(values, today) },
    },
    leaving: { words: 'edit', always: true },
    onClose,
    success: journeyCreated,
  })
  return (
    <EditorForm
      editor={editor}
      label="Quick path"
      actions={{
        save: 'Create Journey',
        saving: 'Creating…',
        isDisabled: isBlank(editor.values.title),
      }}
    >
      <EditFields editor={editor} today={today} category={start.category} />
    </EditorForm>
  )
}
