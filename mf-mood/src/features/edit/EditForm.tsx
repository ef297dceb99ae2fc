import { EditorForm } from '@truenorth/shared-auth/forms'
import { Button, Chip, Skeleton, Stack, TrashIcon } from '@truenorth/shared-ui'
import { FieldSet, MoodRow } from '@truenorth/shared-ui/forms'
import type { VersionedReading } from '../../api/moodWrites'
import { DeleteReadingDialog } from '../../components/DeleteReading'
import { ReadingFields } from '../../components/ReadingFields'
import { WhenLine } from '../../components/WhenLine'
import { requiredNoteHint } from '../../content'
import { wallClockOf } from '../../domain/wallClock'
import { useEditForm } from './useEditForm'

type EditFormProps = {
  loaded: VersionedReading
  /** Begins anew with the version that was saved elsewhere. */
  onAdopt: (present: VersionedReading) => void
}

/** Changes one reading. If it was changed elsewhere meanwhile, both versions are shown (D37). */
export const EditForm = ({ loaded, onAdopt }: EditFormProps) => {
  const { editor, deletion, askToDelete } = useEditForm(loaded, onAdopt)
  const { isDirty, values, errors } = editor
  return (
    <>
      <EditorForm
        editor={editor}
        label="Edit Compass Reading"
        spacing="roomy"
        actions={{
          save: 'Save Changes',
          saving: 'Saving…',
          isDisabled: !isDirty,
          cancel: isDirty ? 'Cancel' : 'Back',
          variant: 'docked',
          status: isDirty && (
            <Chip tone="warn" whiteSpace="normal">
              You have unsaved changes
            </Chip>
          ),
          children: (
            <Button
              variant="dangerLine"
              justifySelf="start"
              icon={<TrashIcon size={20} aria-hidden />}
              onClick={askToDelete}
            >
              Delete
            </Button>
          ),
        }}
      >
        <FieldSet legend="When" error={errors.recorded_at}>
          <WhenLine
            value={values.recorded_at}
            zone={loaded.data.zone}
            dayEnd={loaded.data.dayEnd ?? 0}
            onChange={(recorded_at) =>
              editor.change({
                recorded_at: recorded_at || wallClockOf(Date.now(), loaded.data.zone),
              })
            }
          />
        </FieldSet>
        <FieldSet legend="Mood" error={errors.mood_value}>
          <MoodRow
            value={values.mood_value ?? undefined}
            onChange={(mood) => editor.change({ mood_value: mood })}
          />
        </FieldSet>
        <ReadingFields editor={editor} requiresNote noteHint={requiredNoteHint} />
      </EditorForm>
      <DeleteReadingDialog
        question={deletion}
        title="Really delete this entry?"
        text="This cannot be undone."
      />
    </>
  )
}

/** The place of the form while its reading loads. */
export const EditSkeleton = () => (
  <Stack gap="24px" aria-busy>
    <Skeleton height="76px" borderRadius="14" />
    <Skeleton height="52px" borderRadius="8" />
    <Skeleton height="112px" borderRadius="8" />
    <Skeleton height="150px" borderRadius="8" />
  </Stack>
)
