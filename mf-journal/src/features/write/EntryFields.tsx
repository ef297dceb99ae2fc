import { emotions } from '@truenorth/api-contract/journal'
import type { Editor } from '@truenorth/shared-auth/forms'
import { Emoji, Flex, Grid, moodOf, Text } from '@truenorth/shared-ui'
import {
  DateInput,
  Field,
  FieldPair,
  FieldSet,
  Select,
  Slider,
  TagInput,
  TextArea,
  TextInput,
} from '@truenorth/shared-ui/forms'
import { contentHint } from '../../content'
import { DetailsFold } from './DetailsFold'
import type { EntryValues } from './entryValues'

const longestTitle = 200
const longestTag = 50

const emotionOptions = emotions.map((value) => ({
  value,
  label: `${value.slice(0, 1).toUpperCase()}${value.slice(1)}`,
}))

// An imported entry may have none until one is chosen.
const optionsFor = (emotion: EntryValues['emotion']) =>
  emotion === '' ? [{ value: '', label: 'None' }, ...emotionOptions] : emotionOptions

type MoodFieldProps = { value: number; onChange: (value: number) => void }

// The mood as a number, a face and a word.
const MoodField = ({ value, onChange }: MoodFieldProps) => {
  const { emoji, label } = moodOf(value)
  return (
    <Field
      label="Mood"
      aside={
        <Text as="span" fontSize="14" color="ink.muted">
          {`${label}, ${value}/5`}
        </Text>
      }
    >
      <Grid templateColumns="minmax(0, 1fr) auto" gap="16px" alignItems="center">
        <Slider
          min={1}
          max={5}
          step={1}
          value={value}
          valueText={`${label}, ${value} of 5`}
          onChange={onChange}
        />
        <Flex width="44px" justify="center">
          <Emoji size="2rem">{emoji}</Emoji>
        </Flex>
      </Grid>
    </Field>
  )
}

/** The fields of an entry, without its pictures: first what is written, then its details. */
export const EntryFields = ({ editor }: { editor: Editor<EntryValues> }) => {
  const { register, controlled, errors, values } = editor
  return (
    <>
      <Field label="Title" required error={errors.title}>
        <TextInput dir="auto" maxLength={longestTitle} autoComplete="off" {...register('title')} />
      </Field>
      <Field label="Content" required hint={contentHint} error={errors.content}>
        <TextArea minHeight="220px" {...register('content')} />
      </Field>
      <DetailsFold
        values={values}
        hasError={Boolean(
          errors.date || errors.time || errors.emotion || errors.mood || errors.tags,
        )}
      >
        <FieldPair>
          <Field label="Date" error={errors.date}>
            <DateInput {...register('date')} />
          </Field>
          <Field label="Time" error={errors.time}>
            <TextInput type="time" {...register('time')} />
          </Field>
        </FieldPair>
        <Field label="Emotion" error={errors.emotion}>
          <Select options={optionsFor(values.emotion)} {...register('emotion')} />
        </Field>
        <MoodField {...controlled('mood')} />
        <FieldSet legend="Tags" error={errors.tags}>
          <TagInput
            label="New tag"
            placeholder="A word to find it by"
            longest={longestTag}
            {...controlled('tags')}
          />
        </FieldSet>
      </DetailsFold>
    </>
  )
}
