import {
  type FeedbackAct,
  type FeedbackNote,
  longestFeedback,
} from '@truenorth/api-contract/feedback'
import { isBlank } from '@truenorth/api-contract/text'
import { EditorForm, useEditor } from '@truenorth/shared-auth/forms'
import { Button, chakra, formatDate, formatTime, Stack } from '@truenorth/shared-ui'
import { Field, TextArea } from '@truenorth/shared-ui/forms'
import { useState } from 'react'
import { useAddNote, useThread } from '../../api/triage'
import { LoadFailure } from '../../components/LoadFailure'
import { inboxTexts } from '../../content'
import { stateLabels, stateNamed } from '../../domain/feedbackStates'

const Section = chakra('section', {
  base: {
    display: 'grid',
    gap: '12px',
    marginTop: '24px',
    paddingTop: '20px',
    borderTop: '1px solid',
    borderColor: 'line',
    '& > h3': { fontSize: '18' },
  },
})

const List = chakra('ol', { base: { display: 'grid', gap: '10px' } })

const Note = chakra('li', {
  base: {
    padding: '12px 14px',
    borderRadius: '8',
    background: 'surface.sunken',
    '& > p': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
})

const Small = chakra('small', {
  base: { display: 'block', color: 'ink.muted', fontSize: '13', overflowWrap: 'anywhere' },
})

type Written = Pick<FeedbackNote, 'writer' | 'created_at'>

const Byline = ({ writer, created_at }: Written) => (
  <>
    <bdi>{writer ?? 'Somebody whose account is gone'}</bdi>
    {' · '}
    <time dateTime={created_at}>{`${formatDate(created_at)}, ${formatTime(created_at)}`}</time>
  </>
)

const actTexts: Record<string, string> = {
  read: 'Marked as read',
  assignee: 'Changed who takes care of it',
  labels: 'Changed the labels',
  note: 'Wrote a note',
  answer: 'Wrote an answer',
}

// Acts of later versions show as the server names them.
const actText = (act: string) => {
  const state = act.startsWith('state:') ? stateNamed(act.slice('state:'.length)) : undefined
  return state ? `Set the state to ${stateLabels[state]}` : (actTexts[act] ?? act)
}

const History = ({ acts }: { acts: readonly FeedbackAct[] }) => {
  const [isOpen, setOpen] = useState(false)
  if (acts.length === 0) return null
  return (
    <Stack align="flex-start" gap="8px">
      <Button
        variant="quiet"
        marginLeft="-12px"
        fontSize="14"
        color="ink.muted"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide what was done' : `What was done (${acts.length})`}
      </Button>
      {isOpen && (
        <List aria-label="What was done">
          {acts.map((act) => (
            <li key={act.id}>
              {actText(act.act)}
              <Small>
                <Byline {...act} />
              </Small>
            </li>
          ))}
        </List>
      )}
    </Stack>
  )
}

const noNote = { text: '' }

const NoteForm = ({ id }: { id: number }) => {
  const addNote = useAddNote(id)
  const editor = useEditor({
    start: noNote,
    rules: ({ text }) => (isBlank(text) ? { text: inboxTexts.blankNote } : {}),
    failureText: inboxTexts.noteFailed,
    draft: { key: `feedback-note-${id}` },
    save: ({ text }) => addNote(text),
    afterSave: 'empty',
  })
  return (
    <EditorForm
      editor={editor}
      label="Note"
      actions={{ save: 'Add note', saving: 'Adding…', hasCancel: false }}
    >
      <Field
        label="Add a note"
        hint="Only administrators see it."
        error={editor.errors.text}
        counter={{ text: editor.values.text, max: longestFeedback }}
      >
        <TextArea rows={2} limit={longestFeedback} data-key="note" {...editor.register('text')} />
      </Field>
    </EditorForm>
  )
}

/** What administrators tell each other about an item, and what they did with it. */
export const Notes = ({ id }: { id: number }) => {
  const { data, error, refetch } = useThread(id)
  return (
    <Section aria-labelledby="notes-heading">
      <h3 id="notes-heading">Notes</h3>
      {!data && error && (
        <LoadFailure text={inboxTexts.unloadedNotes} onRetry={() => void refetch()} />
      )}
      {data && data.notes.length > 0 && (
        <List aria-label="Notes">
          {data.notes.map((note) => (
            <Note key={note.id}>
              <p dir="auto">{note.text}</p>
              <Small>
                <Byline {...note} />
              </Small>
            </Note>
          ))}
        </List>
      )}
      <NoteForm key={id} id={id} />
      {data && <History acts={data.acts} />}
    </Section>
  )
}
