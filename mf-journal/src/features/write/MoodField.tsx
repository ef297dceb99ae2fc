import { Emoji, Flex, Grid, moodOf, Text } from '@truenorth/shared-ui'
import { Field, Slider } from '@truenorth/shared-ui/forms'

type MoodFieldProps = { value: number; onChange: (value: number) => void }

/** The mood of an entry, 1 to 5, as a number, a face and a word. */
export const MoodField = ({ value, onChange }: MoodFieldProps) => {
  const { emoji, label } = moodOf(value)
  return (
    <Field
      label="Mood"
      aside={
        <Text as="span" fontSize="14" color="ink.muted">
          {label}, {value}/5
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
