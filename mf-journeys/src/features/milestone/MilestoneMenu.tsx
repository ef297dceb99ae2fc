import type { Milestone } from '@truenorth/api/contract'
import {
  CheckIcon,
  IconButton,
  MoreVerticalIcon,
  RestoreIcon,
  TrashIcon,
} from '@truenorth/shared-ui'
import { Menu } from '@truenorth/shared-ui/overlay'

export type MilestoneMenuProps = {
  milestone: Milestone
  onComplete: (milestone: Milestone) => void
  onDelete: (milestone: Milestone) => void
}

/** Completing, opening again, deleting. */
export const MilestoneMenu = ({ milestone, onComplete, onDelete }: MilestoneMenuProps) => (
  <Menu
    label={`Actions for ${milestone.title}`}
    trigger={
      <IconButton
        label={`Actions for ${milestone.title}`}
        icon={<MoreVerticalIcon size={20} />}
        marginRight="-8px"
      />
    }
    items={[
      {
        label: milestone.is_completed ? 'Mark as not completed' : 'Mark as completed',
        icon: milestone.is_completed ? <RestoreIcon size={20} /> : <CheckIcon size={20} />,
        onSelect: () => onComplete({ ...milestone, is_completed: !milestone.is_completed }),
      },
      {
        label: 'Delete',
        icon: <TrashIcon size={20} />,
        onSelect: () => onDelete(milestone),
        danger: true,
      },
    ]}
  />
)
