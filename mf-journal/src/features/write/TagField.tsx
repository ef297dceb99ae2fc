import { FieldSet, TagInput } from '@truenorth/shared-ui/forms'

const longestTag = 50

type TagFieldProps = {
  value: readonly string[]
  error: string | undefined
  onChange: (tags: string[]) => void
}

export const TagField = ({ value, error, onChange }: TagFieldProps) => (
  <FieldSet legend="Tags" error={error}>
    <TagInput
      label="New tag"
      placeholder="A word to find it by"
      longest={longestTag}
      value={value}
      onChange={onChange}
    />
  </FieldSet>
)
