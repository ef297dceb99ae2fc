import { EditIcon, IconButton, MoreVerticalIcon, TrashIcon } from '@truenorth/shared-ui'
import { Menu } from '@truenorth/shared-ui/overlay'
import { useNavigate } from '@truenorth/shared-ui/router'

type ReadingMenuProps = {
  id: number
  /** Accessible name: which reading it is about. */
  name: string
  /** The mood and the time of the reading. */
  title: string
  onDelete: (id: number) => void
}

/** The menu of a reading: edit or delete. */
export const ReadingMenu = ({ id, name, title, onDelete }: ReadingMenuProps) => {
  const navigate = useNavigate()
  return (
    <Menu
      label={name}
      title={title}
      trigger={<IconButton label={name} icon={<MoreVerticalIcon size={20} />} />}
      items={[
        {
          label: 'Edit',
          icon: <EditIcon size={20} />,
          onSelect: () => void navigate(`/mood/${id}/edit`),
        },
        {
          label: 'Delete',
          icon: <TrashIcon size={20} />,
          danger: true,
          onSelect: () => onDelete(id),
        },
      ]}
    />
  )
}
