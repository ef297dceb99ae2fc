import { EditIcon, IconButton, MoreVerticalIcon, TrashIcon } from '@truenorth/shared-ui'
import { Menu } from '@truenorth/shared-ui/overlay'
import { useNavigate } from '@truenorth/shared-ui/router'
import type { Reading } from '../../api/reading'
import { ReadingCard } from '../reading/ReadingCard'
import { readingWhen } from '../reading/readingWhen'

type HistoryCardProps = { reading: Reading; onDelete: (id: number) => void }

/** A reading with a menu: edit or delete. */
export const HistoryCard = ({ reading, onDelete }: HistoryCardProps) => {
  const navigate = useNavigate()
  const name = `Reading of ${readingWhen(reading)}: more`
  return (
    <ReadingCard
      reading={reading}
      words="label"
      actions={
        <Menu
          label={name}
          trigger={<IconButton label={name} icon={<MoreVerticalIcon size={20} />} />}
          items={[
            {
              label: 'Edit',
              icon: <EditIcon size={20} />,
              onSelect: () => void navigate(`/mood/${reading.id}/edit`),
            },
            {
              label: 'Delete',
              icon: <TrashIcon size={20} />,
              danger: true,
              onSelect: () => onDelete(reading.id),
            },
          ]}
        />
      }
    />
  )
}
