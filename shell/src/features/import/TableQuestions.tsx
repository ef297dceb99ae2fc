import type { Columns, ReadFile } from '@truenorth/import-formats'
import { Button, Card, Flex, Text } from '@truenorth/shared-ui'
import { Field, FieldPair, Select } from '@truenorth/shared-ui/forms'
import { useState } from 'react'

const roles: readonly { role: keyof Columns; label: string }[] = [
  { role: 'date', label: 'Date' },
  { role: 'time', label: 'Time' },
  { role: 'mood', label: 'Mood' },
  { role: 'note', label: 'Note' },
  { role: 'title', label: 'Title' },
  { role: 'tags', label: 'Tags' },
]

type ColumnQuestionsProps = {
  table: NonNullable<ReadFile['table']>
  onAnswer: (columns: Columns) => void
}

const chosenColumns = (values: Record<string, string>): Columns =>
  Object.fromEntries(
    roles.flatMap(({ role }) => (values[role] ? [[role, Number(values[role])]] : [])),
  )

/** Which column of a table is what. The answer is remembered for tables with the same header. */
export const ColumnQuestions = ({ table, onAnswer }: ColumnQuestionsProps) => {
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(roles.map(({ role }) => [role, String(table.columns[role] ?? '')])),
  )
  const options = [
    { value: '', label: 'Not in this table' },
    ...table.header.map((header, index) => {
      const name = header.trim() || `Column ${index + 1}`
      const example = table.examples[index]
      return { value: String(index), label: example ? `${name}: ${example}` : name }
    }),
  ]
  const isChanged = roles.some(({ role }) => values[role] !== String(table.columns[role] ?? ''))
  return (
    <>
      <Text color="ink.muted" fontSize="14" marginBottom="16px">
        Which column is what; beside its name stands what is in it first. A date is needed, and a
        mood or a note.
      </Text>
      <FieldPair>
        {roles.map(({ role, label }) => (
          <Field key={role} label={label}>
            <Select
              options={options}
              value={values[role]}
              onChange={({ target }) => setValues({ ...values, [role]: target.value })}
            />
          </Field>
        ))}
      </FieldPair>
      <Button
        variant="line"
        marginTop="20px"
        disabled={!isChanged || !values.date}
        onClick={() => onAnswer(chosenColumns(values))}
      >
        Read it with these columns
      </Button>
    </>
  )
}

type DateOrderCardProps = { onAnswer: (order: 'DMY' | 'MDY') => void }

/** Which number of `03/04/2024` is the day: the table does not tell. */
export const DateOrderCard = ({ onAnswer }: DateOrderCardProps) => (
  <Card title="Which number is the day?">
    <Text color="ink.muted" margin="-8px 0 16px">
      A date like 03/04/2024 can be the third of April or the fourth of March, and no date of this
      table tells which.
    </Text>
    <Flex gap="8px" wrap="wrap">
      <Button onClick={() => onAnswer('DMY')}>The day comes first</Button>
      <Button onClick={() => onAnswer('MDY')}>The month comes first</Button>
    </Flex>
  </Card>
)
