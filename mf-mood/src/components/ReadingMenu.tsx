import {
  EditIcon,
  IconButton,
  MoreVerticalIcon,
  moodOf,
  TrashIcon,
  type MoodStep,
} from '@truenorth/shared-ui'
import { Menu, type MenuItem } from '@truenorth/shared-ui/overlay'
import { useNavigate } from '@truenorth/shared-ui/router'
import { type Reading, readingTime } from '../domain/reading'

/** What can be done with a reading: in its menu, and by a swipe. */
export const useReadingActions = (id: number, onDelete?: (id: number) => void) => {
  const navigate = useNavigate()
  const edit = {
    label: 'Edit',
    icon: <EditIcon size={20} />,
    onSelect: () => void navigate(`/mood/${id}/edit`),
  }
  const remove = {
    label: 'Delete',
    icon: <TrashIcon size={20} />,
    danger: true,
    onSelect: () => onDelete?.(id),
  }
  return { edit, remove } satisfies Record<string, MenuItem>
}

type ReadingMenuProps = {
  reading: Reading
  words: keyof Pick<MoodStep, 'label' | 'overviewLabel'>
  /** Accessible name: which reading it is about. */
  name: string
  actions: ReturnType<typeof useReadingActions>
}

/** The menu of a reading: edit or delete. */
export const ReadingMenu = ({ reading, words, name, actions }: ReadingMenuProps) => (
  <Menu
    label={name}
    title={[moodOf(reading.mood_value)[words], readingTime(reading)].filter(Boolean).join(', ')}
    trigger={<IconButton label={name} icon={<MoreVerticalIcon size={20} />} />}
    items={[actions.edit, actions.remove]}
  />
)
