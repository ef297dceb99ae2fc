import { Box, Button, formatDate } from '@truenorth/shared-ui'
import { FormBanner, TwoVersions } from '@truenorth/shared-ui/forms'
import type { Entry, EntryText } from '../../api/entry'
import { differingFields } from '../write/changedFields'
import { textOf } from '../write/entryDraft'

const names: Record<keyof EntryText, string> = {
  title: 'Title',
  date: 'Date',
  mood: 'Mood',
  emotion: 'Emotion',
  content: 'Content',
  tags: 'Tags',
  images: 'Pictures',
}

const shown = (field: keyof EntryText, text: EntryText) => {
  if (field === 'images') return String(text.images.length)
  if (field === 'tags') return text.tags.map((tag) => `#${tag}`).join(' ')
  return field === 'date' ? formatDate(text.date) : String(text[field])
}

type ConflictPanelProps = { present: Entry; mine: EntryText; onTakePresent: () => void }

/** The entry as it stands now beside what is in the form, field by field where they differ. */
export const ConflictPanel = ({ present, mine, onTakePresent }: ConflictPanelProps) => {
  const theirs = textOf(present)
  const differences = differingFields(theirs, mine).map((field) => ({
    field: names[field],
    mine: shown(field, mine),
    theirs: shown(field, theirs),
  }))
  return (
    <Box marginBottom="24px">
      <FormBanner>
        This entry was changed elsewhere since you opened it. Save again to keep yours, or take the
        other version.
      </FormBanner>
      <Box margin="12px 0">
        <TwoVersions differences={differences} />
      </Box>
      <Button variant="line" onClick={onTakePresent}>
        Take the other version
      </Button>
    </Box>
  )
}
