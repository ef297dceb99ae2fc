import type { Journey } from '@truenorth/api-contract/journeys'
import {
  ArchiveIcon,
  CopyIcon,
  EditIcon,
  IconButton,
  MoreVerticalIcon,
  TrashIcon,
} from '@truenorth/shared-ui'
import { Menu } from '@truenorth/shared-ui/overlay'
import { useArchiveJourney } from '../../api/journeyWrites'
import { useDuplicate } from './duplicate'

export type CardMenuProps = {
  journey: Journey
  onEdit: (journey: Journey) => void
  onDelete: (journey: Journey) => void
}

/** The actions on a journey. */
export const CardMenu = ({ journey, onEdit, onDelete }: CardMenuProps) => {
  const duplicate = useDuplicate(journey)
  const archive = useArchiveJourney(journey.id)
  return (
    <Menu
      label={`Actions for ${journey.title}`}
      title={journey.title}
      trigger={
        <IconButton
          label={`Actions for ${journey.title}`}
          icon={<MoreVerticalIcon size={20} />}
          zIndex={1}
          margin="-8px -10px 0 0"
        />
      }
      items={[
        { label: 'Edit Journey', icon: <EditIcon size={20} />, onSelect: () => onEdit(journey) },
        { label: 'Duplicate', icon: <CopyIcon size={20} />, onSelect: duplicate },
        { label: 'Archive', icon: <ArchiveIcon size={20} />, onSelect: archive },
        {
          label: 'Delete',
          icon: <TrashIcon size={20} />,
          onSelect: () => onDelete(journey),
          danger: true,
        },
      ]}
    />
  )
}
