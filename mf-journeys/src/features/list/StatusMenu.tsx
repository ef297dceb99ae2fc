import type { Journey } from '@truenorth/api-contract/journeys'
import { CheckIcon, Chip, ChevronDownIcon, chakra } from '@truenorth/shared-ui'
import { Menu } from '@truenorth/shared-ui/overlay'
import { useChangeStatus } from '../../api/journeyWrites'
import { settableStatuses, statusLabels, statusTones } from '../../domain/status'

const Trigger = chakra('button', {
  base: {
    zIndex: 1,
    width: 'fit-content',
    border: 0,
    padding: 0,
    background: 'none',
    position: 'relative',
    // The chip is lower than 44 px, so the target reaches beyond it.
    _after: { content: '""', position: 'absolute', inset: '-9px -4px' },
    '& svg': { marginLeft: '-2px' },
  },
})

/** The status of a journey, and the menu that changes it. */
export const StatusMenu = ({ journey }: { journey: Journey }) => {
  const { mutate: change } = useChangeStatus(journey.id)
  return (
    <Menu
      label={`Status of ${journey.title}`}
      trigger={
        <Trigger type="button" aria-label={`Status: ${journey.status_display}. Change`}>
          <Chip tone={statusTones[journey.status]}>
            <span>{journey.status_display}</span>
            <ChevronDownIcon size={14} />
          </Chip>
        </Trigger>
      }
      items={settableStatuses.map((status) => ({
        label: statusLabels[status],
        icon: status === journey.status ? <CheckIcon size={20} /> : <chakra.span width="20px" />,
        onSelect: () => change({ status }),
      }))}
    />
  )
}
