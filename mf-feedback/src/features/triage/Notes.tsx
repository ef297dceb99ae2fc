import { longestFeedback, type ReceivedFeedback } from '@truenorth/api-contract/feedback'
import type { FeedbackAct, FeedbackAnswer, FeedbackNote } from '@truenorth/api-contract/inbox'
import { isBlank } from '@truenorth/api-contract/text'
import { useSession } from '@truenorth/shared-auth'
import { EditorForm, useEditor } from '@truenorth/shared-auth/forms'
import { Button, Flex, IconButton, Stack, TrashIcon } from '@truenorth/shared-ui'
import { Field, TextArea } from '@truenorth/shared-ui/forms'
import { ConfirmDialog } from '@truenorth/shared-ui/overlay'
import { useRef, useState } from 'react'
import { useAddToThread, useRemoveNote, useThread } from '../../api/triage'
import { LoadFailure } from '../../components/LoadFailure'
import { inboxTexts } from '../../content'
import { stateLabels, stateNamed } from '../../domain/feedbackStates'
import { Byline, List, Note, Section, Small } from './sections'

const actTexts: Record<string, string> = {
  read: 'Marked as read',
  assignee: 'Changed who takes care of it',
  labels: 'Changed the labels',
  note: 'Wrote a note',
  'note:removed': 'Removed a note',
  answer: 'Wrote an answer',
  unmerge: 'Took it out of the message it was merged into',
}

// Acts of later versions show as the server names them.
const actText = (act: string) => {
  const state = act.startsWith('state:') ? stateNamed(act.slice('state:'.length)) : undefined
  if (act.startsWith('merge:')) return `Merged it into No. ${act.slice('merge:'.length)}`
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

const nothing = { text: '' }

type WriteFormProps = {
  label: string
  hint: string
  /** The key of what was typed and is not saved. */
  draft: string
  blankText: string
  failureText: string
  save: string
  saving: string
  /** The name by which a key finds the box. */
  box: string
  onSave: (text: string) => Promise<void>
}

const WriteForm = (props: WriteFormProps) => {
  const { label, hint, draft, blankText, failureText, save, saving, box, onSave } = props
  const editor = useEditor({
    start: nothing,
    rules: ({ text }) => (isBlank(text) ? { text: blankText } : {}),
    failureText,
    draft: { key: draft },
    save: ({ text }) => onSave(text),
    afterSave: 'empty',
  })
  return (
    <EditorForm editor={editor} label={label} actions={{ save, saving, hasCancel: false }}>
      <Field
        label={label}
        hint={hint}
        error={editor.errors.text}
        counter={{ text: editor.values.text, max: longestFeedback }}
      >
        <TextArea rows={2} limit={longestFeedback} data-key={box} {...editor.register('text')} />
      </Field>
    </EditorForm>
  )
}

const letterTexts: Record<string, string> = {
  none: 'Seen in Truenorth alone: no address was given.',
  waiting: 'The letter is on its way.',
  sent: 'Sent as a letter too.',
  failed: 'The letter could not be delivered',
  stopped: 'No letter: its reader has asked for none.',
}

const letterText = ({ letter, failure }: FeedbackAnswer) => {
  if (letter === 'waiting' && failure)
    return `The letter could not be sent yet (${failure}); it is tried again.`
  const text = letterTexts[letter] ?? letter
  return failure ? `${text} (${failure}).` : text
}

const readers = (username: string, merged: number) => {
  if (merged === 0) return username
  return `${username} and to those who wrote the ${merged === 1 ? 'merged message' : `${merged} merged messages`}`
}

/** The answers to an item, and the form for one more. */
export const Answers = ({ item }: { item: ReceivedFeedback }) => {
  const { id, email, username, merged = 0 } = item
  const { data } = useThread(id)
  const answer = useAddToThread(id, 'answers')
  const answers = data?.answers ?? []
  return (
    <Section aria-labelledby="answers-heading">
      <h3 id="answers-heading">Answers</h3>
      {answers.length > 0 && (
        <List aria-label="Answers">
          {answers.map((one) => (
            <Note key={one.id}>
              <p dir="auto">{one.text}</p>
              <Small>
                <Byline {...one} />
                {` · ${one.is_seen ? 'Seen' : 'Not seen yet'}. ${letterText(one)}`}
              </Small>
            </Note>
          ))}
        </List>
      )}
      {username === undefined ? (
        <Small>The account of its author is gone: nobody would read an answer.</Small>
      ) : (
        <WriteForm
          key={id}
          label="Write an answer"
          hint={
            email
              ? `Shown to ${readers(username, merged)}, and sent to ${email}. Your name and address are not.`
              : `Shown to ${readers(username, merged)} in Truenorth. Your name is not.`
          }
          draft={`feedback-answer-${id}`}
          blankText={inboxTexts.blankAnswer}
          failureText={inboxTexts.answerFailed}
          save="Answer"
          saving="Sending…"
          box="answer"
          onSave={answer}
        />
      )}
    </Section>
  )
}

type NoteItemProps = { note: FeedbackNote; onRemove: (() => void) | undefined }

const NoteItem = ({ note, onRemove }: NoteItemProps) => (
  <Note>
    <p dir="auto">{note.text}</p>
    <Flex align="center" justify="space-between" gap="4px 12px">
      <Small>
        <Byline {...note} />
      </Small>
      {onRemove && (
        <IconButton
          label="Remove this note"
          icon={<TrashIcon size={18} />}
          margin="-6px -8px -8px"
          onClick={onRemove}
        />
      )}
    </Flex>
  </Note>
)

type NoteListProps = { notes: readonly FeedbackNote[]; onRemove: (note: FeedbackNote) => void }

// Administrators remove what they have written themselves.
const NoteList = ({ notes, onRemove }: NoteListProps) => {
  const { name } = useSession()
  const [asked, setAsked] = useState<FeedbackNote>()
  if (notes.length === 0) return null
  return (
    <>
      <List aria-label="Notes">
        {notes.map((note) => (
          <NoteItem
            key={note.id}
            note={note}
            onRemove={
              note.writer !== undefined && note.writer === name ? () => setAsked(note) : undefined
            }
          />
        ))}
      </List>
      <ConfirmDialog
        open={asked !== undefined}
        danger
        title="Remove this note?"
        text={inboxTexts.removingNote}
        confirmLabel="Remove"
        onConfirm={() => {
          if (asked) onRemove(asked)
          setAsked(undefined)
        }}
        onCancel={() => setAsked(undefined)}
      />
    </>
  )
}

/** What administrators tell each other about an item, and what they did with it. */
export const Notes = ({ id }: { id: number }) => {
  const { data, error, refetch } = useThread(id)
  const addNote = useAddToThread(id, 'notes')
  const { mutate: remove } = useRemoveNote(id)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone with its note.
  const onRemove = (note: FeedbackNote) =>
    remove(note, { onSuccess: () => heading.current?.focus() })
  return (
    <Section aria-labelledby="notes-heading">
      <h3 ref={heading} id="notes-heading" tabIndex={-1}>
        Notes
      </h3>
      {!data && error && (
        <LoadFailure text={inboxTexts.unloadedNotes} onRetry={() => void refetch()} />
      )}
      {data && <NoteList key={`notes of ${id}`} notes={data.notes} onRemove={onRemove} />}
      <WriteForm
        key={id}
        label="Add a note"
        hint="Only administrators see it."
        draft={`feedback-note-${id}`}
        blankText={inboxTexts.blankNote}
        failureText={inboxTexts.noteFailed}
        save="Add note"
        saving="Adding…"
        box="note"
        onSave={addNote}
      />
      {data && <History acts={data.acts} />}
    </Section>
  )
}
