import type { Journey } from '@truenorth/api/contract'
import { CheckIcon, Chip, ChevronDownIcon, chakra } from '@truenorth/shared-ui'
import { Menu } from '@truenorth/shared-ui/overlay'
import { settableStatuses, statusLabels } from './statusLabels'
import { statusTone } from './statusTone'
import { useChangeStatus } from './useChangeStatus'

const Trigger = chakra('button', {
  base: {
    zIndex: 1,
    width: 'fit-content',
    border: 0,
    padding: 0,
    background: 'none',
    position: 'relative',
    // The chip is low: the target reaches 44 px around it.
    _after: { content: '""', position: 'absolute', inset: '-9px -4px' },
    '& svg': { marginLeft: '-2px' },
  },
})

/** A journey's status, and the menu that changes it. */
export const StatusMenu = ({ journey }: { journey: Journey }) => {
  const change = useChangeStatus(journey.id)
  return (
    <Menu
      label={`Status of ${journey.title}`}
      trigger={
        <Trigger type="button" aria-label={`Status: ${journey.status_display}. Change`}>
          <Chip tone={statusTone(journey.status)}>
            {journey.status_display}
            <ChevronDownIcon size={14} />
          </Chip>
        </Trigger>
      }
      items={settableStatuses.map((status) => ({
        label: statusLabels[status],
        icon: status === journey.status ? <CheckIcon size={20} /> : <chakra.span width="20px" />,
        onSelect: () => change(status),
      }))}
    />
  )
}
