import { useQueryClient } from '@tanstack/react-query'
import { type Editor, EditorForm, useEditor } from '@truenorth/shared-auth/forms'
import { chakra, toast, userZone } from '@truenorth/shared-ui'
import { FieldSet, MoodPicker } from '@truenorth/shared-ui/forms'
import { useNavigate } from '@truenorth/shared-ui/router'
import type { ReactNode } from 'react'
import { readingKind } from '../api/moods'
import { newReadingDraft, useCreateReading } from '../api/moodWrites'
import { sayReadingSaved } from '../api/savedReading'
import { ReadingFields } from '../components/ReadingFields'
import { blankReading, isUsable, type ReadingValues, toNewMood } from '../domain/readingValues'

const title = 'Log Your Compass Reading'
const missingMood = 'Please select your mood to continue'
const sentToastMs = 6000

const Unfolded = chakra('div', {
  base: { display: 'grid', gap: '24px', animation: 'rise {durations.enter} {easings.calm}' },
})

// Before the mood is chosen, the moods are as near to the thumb as the window is high: what else stands above
// the buttons is as high as this.
const restHeight = '27.75rem'
const Moods = chakra('div', {
  variants: {
    low: {
      true: {
        mdDown: {
          marginTop: `max(0px, 100svh - ${restHeight} - 1.5 * clamp(106px, 36vw, 184px) - 112px)`,
        },
      },
    },
  },
})

const Below = chakra('div', {
  base: { paddingTop: '18px', borderTop: '1px solid', borderColor: 'line' },
})

const confirmSent = () =>
  toast.show({ text: 'Your reading has been saved.', tone: 'good', durationMs: sentToastMs })

const toBody = (values: ReadingValues) => {
  const { recorded_at } = values
  const reading = toNewMood(values)
  return reading && recorded_at ? { ...reading, recorded_at, time_zone: userZone() } : reading
}

/** The form of a new reading, of now or of a day of the past. */
export const useLogForm = (day = '') => {
  const client = useQueryClient()
  const draft = newReadingDraft(day)
  const { mutateAsync: createReading } = useCreateReading(draft)
  const navigate = useNavigate()
  return useEditor<ReadingValues>({
    start: { ...blankReading, recorded_at: day },
    save: async (values) => {
      const reading = toBody(values)
      if (reading) sayReadingSaved(client, await createReading(reading))
    },
    // The frame of the shell says what waits to be sent.
    failureText: () => undefined,
    rules: ({ mood_value }) => ({ mood_value: mood_value === null && missingMood }),
    draft: {
      key: draft,
      isUsable,
      sentAs: { kind: readingKind, body: toBody, onSent: confirmSent },
    },
    onClose: () => void navigate(day ? `/mood/history/month?d=${day}` : '/dashboard'),
  })
}

type LogFormProps = { editor: Editor<ReadingValues>; children: ReactNode }

/** Logs a reading: the mood first, the other fields once it is chosen. Its children are above the moods, then below the fields. */
export const LogForm = ({ editor, children }: LogFormProps) => {
  const { mood_value } = editor.values
  const hasMood = mood_value !== null
  return (
    <EditorForm
      editor={editor}
      label={title}
      spacing="roomy"
      actions={{
        save: 'Save Reading',
        saving: 'Saving…',
        hasCancel: false,
        isDisabled: !hasMood,
        hint: hasMood ? undefined : missingMood,
        variant: 'docked',
        size: 'big',
        wide: true,
      }}
    >
      {!hasMood && children}
      <Moods low={!hasMood}>
        <FieldSet legend="How are you right now?" silent>
          <MoodPicker
            value={mood_value ?? undefined}
            onChange={(mood) => editor.change({ mood_value: mood })}
          />
        </FieldSet>
      </Moods>
      {hasMood && (
        <>
          <Unfolded>
            <ReadingFields editor={editor} cutsNote />
          </Unfolded>
          <Below>{children}</Below>
        </>
      )}
    </EditorForm>
  )
}
