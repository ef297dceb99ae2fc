import { EditorForm, useEditor } from '@truenorth/shared-auth/forms'
import { Button } from '@truenorth/shared-ui'
import { Field, Slider } from '@truenorth/shared-ui/forms'
import type { MilestoneKey } from '../../api/milestones'
import { useSaveProgress } from '../../api/milestoneWrites'

type ProgressFormProps = { milestoneKey: MilestoneKey; progress: number }

/** The progress of a milestone, from 0 to 100 percent, and the button that saves it. */
export const ProgressForm = ({ milestoneKey, progress }: ProgressFormProps) => {
  const { mutateAsync: saveProgress } = useSaveProgress(milestoneKey)
  const editor = useEditor({
    start: { progress },
    save: (values) => saveProgress(values.progress),
    // The mutation says why in a message of its own.
    failureText: () => undefined,
    leaving: { words: 'edit' },
    afterSave: 'keep',
  })
  const { value, onChange } = editor.controlled('progress')
  return (
    <EditorForm editor={editor} label="How far it has come" gap="12px">
      <Field label="Progress" aside={<span>{`${value}%`}</span>}>
        <Slider
          value={value}
          min={0}
          max={100}
          step={5}
          valueText={`${value} per cent`}
          onChange={onChange}
        />
      </Field>
      <Button
        type="submit"
        variant="line"
        justifySelf="start"
        disabled={!editor.isDirty}
        busy={editor.isSaving}
        busyText="Saving…"
      >
        Save progress
      </Button>
    </EditorForm>
  )
}
