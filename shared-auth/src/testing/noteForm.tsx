import { screen, waitFor } from '@testing-library/react'
import { Field, Slider, TextInput } from '@truenorth/shared-ui/forms'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { draftStore } from '../outbox/drafts'
import { postIdempotent } from '../outbox/postIdempotent'
import { fakeApi, networkError, type Responses, signInAs } from './index'
import { EditorForm } from '../forms/EditorForm'
import type { EditorOptions } from '../forms/editorOptions'
import { useEditor } from '../forms/useEditor'

export type Note = { title: string; text: string; mood: number }
export type Item = Note & { id: number }
export type Options = Partial<EditorOptions<Note, unknown, Item>>

export const empty: Note = { title: '', text: '', mood: 3 }
export const draftKey = 'note-new'
const label = 'A note'
export const failureText = 'The note could not be saved.'

const create = (note: Note) =>
  postIdempotent('/notes/', note, { kind: 'note', label, draft: draftKey })

/** A form that creates a note, unless the options say something else. */
export const NoteForm = (options: Options) => {
  const editor = useEditor<Note, unknown, Item>({
    start: empty,
    save: create,
    failureText,
    draft: { key: draftKey, sentAs: { kind: 'note', body: (values) => values } },
    ...options,
  })
  const { register, controlled, errors } = editor
  return (
    <EditorForm editor={editor} label="Note" actions={{ save: 'Save', saving: 'Saving…' }}>
      <p>
        {editor.status}, {editor.isDirty ? 'dirty' : 'clean'}, revision {editor.revision}
      </p>
      <Field label="Title" required error={errors.title}>
        <TextInput {...register('title')} />
      </Field>
      <Field label="Text" error={errors.text}>
        <TextInput {...register('text')} />
      </Field>
      <Field label="Mood" error={errors.mood}>
        <Slider min={1} max={5} {...controlled('mood')} />
      </Field>
      <button type="button" onClick={() => editor.change({ title: 'Rain', mood: 5 })}>
        Use the template
      </button>
    </EditorForm>
  )
}

/** Shows the form to a signed-in user, with a server that takes the note. */
export const openNote = (options: Options = {}, responses: Responses = {}) => {
  signInAs()
  const api = fakeApi({ 'POST /notes/': (body) => [201, { ...body, id: 7 }], ...responses })
  const view = renderScreen(<NoteForm {...options} />, { path: '/notes', route: '/notes' })
  const type = (name: string, text: string) => view.user.type(screen.getByLabelText(name), text)
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }))
  return { ...view, api, type, press }
}

export const isNow = (state: string) =>
  waitFor(() => expect(screen.getByText(/, revision/)).toHaveTextContent(state))
export const titleField = () => screen.getByLabelText('Title')
export const storeDraft = (value: unknown, key = draftKey) =>
  draftStore.put({ userId: '1', key, value, savedAt: Date.now() })
export const isOffline = () => {
  throw networkError()
}
