import { Button, chakra, formatDate, Grid } from '@truenorth/shared-ui'
import { FormBanner } from '@truenorth/shared-ui/forms'
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
  if (field === 'tags') return text.tags.map((tag) => `#${tag}`).join(' ') || 'none'
  return field === 'date' ? formatDate(text.date) : String(text[field])
}

const Version = chakra('section', {
  base: {
    maxHeight: '160px',
    overflow: 'auto',
    padding: '8px 12px',
    borderRadius: '8',
    background: 'surface.sunken',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
})

type ConflictPanelProps = { present: Entry; mine: EntryText; onTakePresent: () => void }

/** The entry as it stands now beside what is in the form, field by field where they differ. */
export const ConflictPanel = ({ present, mine, onTakePresent }: ConflictPanelProps) => {
  const differing = differingFields(textOf(present), mine)
  return (
    <Grid gap="12px" marginBottom="24px">
      <FormBanner>
        This entry was changed elsewhere since you opened it. Save again to keep yours, or take the
        other version.
      </FormBanner>
      {differing.map((field) => (
        <Grid key={field} gap="8px" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          <Version tabIndex={0} aria-label={`${names[field]}, the other version`}>
            <strong>{names[field]}, there</strong>
            <div dir="auto">{shown(field, present)}</div>
          </Version>
          <Version tabIndex={0} aria-label={`${names[field]}, yours`}>
            <strong>{names[field]}, yours</strong>
            <div dir="auto">{shown(field, mine)}</div>
          </Version>
        </Grid>
      ))}
      <div>
        <Button variant="line" onClick={onTakePresent}>
          Take the other version
        </Button>
      </div>
    </Grid>
  )
}
