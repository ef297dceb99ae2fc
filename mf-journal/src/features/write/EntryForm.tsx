import { chakra, Grid } from '@truenorth/shared-ui'
import {
  Controller,
  DateInput,
  Field,
  FormBanner,
  Select,
  TextArea,
  TextInput,
} from '@truenorth/shared-ui/forms'
import type { ClipboardEvent, DragEvent } from 'react'
import { emotions } from '../../api/entry'
import { contentHint } from '../../content'
import { filesIn } from '../pictures/filesIn'
import { PictureField } from '../pictures/PictureField'
import { MoodField } from './MoodField'
import { TagField } from './TagField'
import { type EntryFormOptions, useEntryForm } from './useEntryForm'

const Form = chakra('form', { base: { display: 'grid', gap: '20px' } })

const Required = chakra('span', {
  base: { _after: { content: '"*"', paddingInlineStart: '2px', color: 'bad' } },
})

const emotionOptions = emotions.map((value) => ({
  value,
  label: `${value.slice(0, 1).toUpperCase()}${value.slice(1)}`,
}))

/** The fields of an entry. Pictures are also taken from the clipboard and from what is dropped. */
export const EntryForm = ({ id, ...options }: EntryFormOptions & { id: string }) => {
  const { form, pictures, alert, submit } = useEntryForm(options)
  const { register, control, formState } = form
  const { errors } = formState
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const files = filesIn(data)
    if (files.length === 0) return
    event.preventDefault()
    pictures.add(files)
  }
  return (
    <Form
      id={id}
      noValidate
      onSubmit={(event) => void submit(event)}
      onPaste={(event) => take(event, event.clipboardData)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer)}
    >
      {alert && <FormBanner>{alert}</FormBanner>}
      <Field label={<Required>Title</Required>} required error={errors.title?.message}>
        <TextInput dir="auto" maxLength={200} autoComplete="off" {...register('title')} />
      </Field>
      <Grid gap="20px" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <Field label="Date" error={errors.date?.message}>
          <DateInput {...register('date')} />
        </Field>
        <Field label="Emotion" error={errors.emotion?.message}>
          <Select options={emotionOptions} {...register('emotion')} />
        </Field>
      </Grid>
      <Controller
        control={control}
        name="mood"
        render={({ field }) => <MoodField value={field.value} onChange={field.onChange} />}
      />
      <Field
        label={<Required>Content</Required>}
        required
        hint={contentHint}
        error={errors.content?.message}
      >
        <TextArea minHeight="220px" {...register('content')} />
      </Field>
      <Controller
        control={control}
        name="tags"
        render={({ field }) => (
          <TagField value={field.value} error={errors.tags?.message} onChange={field.onChange} />
        )}
      />
      <PictureField state={pictures} error={errors.images?.message} />
    </Form>
  )
}
