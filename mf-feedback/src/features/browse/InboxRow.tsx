import type { ReceivedFeedback } from '@truenorth/api-contract/feedback'
import {
  chakra,
  Chip,
  formatDate,
  Stars,
  Tag,
  truncate,
  VisuallyHidden,
} from '@truenorth/shared-ui'
import { Checkbox } from '@truenorth/shared-ui/forms'
import { Link } from '@truenorth/shared-ui/router'
import type { Selection } from '../../components/useSelection'
import { stateLabels, stateTones } from '../../domain/feedbackStates'
import type { FocusTarget } from '../../domain/inboxView'

const Root = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: '10px minmax(0, 1fr) auto',
    gap: '4px 12px',
    alignItems: 'baseline',
    padding: '16px 18px',
    color: 'ink',
    textDecoration: 'none',
    scrollMarginBlock: '96px',
    _hover: { background: 'surface.sunken', color: 'ink' },
    _focusVisible: { outlineOffset: '-4px', borderRadius: '14' },
    '&[aria-current]': { background: { lg: 'surface.sunken' } },
    '& > [data-below]': { gridColumn: '2 / -1' },
  },
})

const Mark = chakra('span', {
  base: {
    width: '9px',
    height: '9px',
    borderRadius: '50%',
    alignSelf: 'center',
    forcedColorAdjust: 'none',
  },
  variants: { on: { true: { background: 'needle' } } },
})

const Who = chakra('span', {
  base: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  variants: { strong: { true: { fontWeight: '680' } } },
})

const When = chakra('time', { base: { fontSize: '13', color: 'ink.muted' } })

const Message = chakra('span', {
  base: { lineClamp: 2, overflowWrap: 'anywhere', fontSize: '14', color: 'ink.muted' },
})

const Choosable = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' },
})

const Box = chakra('div', { base: { padding: '8px 0 0 14px' } })

const Marks = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
})

// What administrators have made of the item; nothing for one that is as it came.
const TriageMarks = ({ state, assignee, labels, merged, merged_into }: ReceivedFeedback) => {
  const isTouched = state !== undefined && state !== 'new'
  const isMerged = merged_into !== undefined || merged !== undefined
  if (!isTouched && !assignee && !labels?.length && !isMerged) return null
  return (
    <Marks data-below>
      {isTouched && <Chip tone={stateTones[state]}>{stateLabels[state]}</Chip>}
      {assignee && (
        <Chip tone="muted" dot={false}>
          <bdi>{assignee.username}</bdi>
        </Chip>
      )}
      {merged !== undefined && <Chip tone="muted" dot={false}>{`+${merged} merged`}</Chip>}
      {merged_into !== undefined && (
        <Chip tone="muted" dot={false}>
          Merged into another
        </Chip>
      )}
      {labels?.map((label) => (
        <Tag key={label}>{label}</Tag>
      ))}
    </Marks>
  )
}

type InboxRowProps = {
  item: ReceivedFeedback
  href: string
  isOpen: boolean
  selection: Selection
}

const RowLink = ({ item, href, isOpen }: Omit<InboxRowProps, 'selection'>) => (
  <Root
    to={href}
    state={{ focus: 'detail' } satisfies FocusTarget}
    preventScrollReset
    aria-current={isOpen ? 'true' : undefined}
    data-item={item.id}
  >
    <Mark on={!item.is_read}>{!item.is_read && <VisuallyHidden>Unread</VisuallyHidden>}</Mark>
    <Who strong={!item.is_read} dir="auto">
      {item.username ?? 'Anonymous'}
    </Who>
    <When dateTime={item.created_at}>{formatDate(item.created_at)}</When>
    <Message data-below dir="auto">
      {item.message}
    </Message>
    {typeof item.rating === 'number' && (
      <span data-below>
        <Stars value={item.rating} />
      </span>
    )}
    <TriageMarks {...item} />
  </Root>
)

/** One item of the list; unread items have a mark and a bold name. While several are chosen it has a box. */
export const InboxRow = ({ selection, ...row }: InboxRowProps) => {
  if (!selection.isOn) return <RowLink {...row} />
  const { item } = row
  return (
    <Choosable>
      <Box>
        <Checkbox checked={selection.has(item.id)} onChange={() => selection.toggle(item)}>
          <VisuallyHidden>{`Select ${item.username ?? 'Anonymous'}: ${truncate(item.message, 60)}`}</VisuallyHidden>
        </Checkbox>
      </Box>
      <RowLink {...row} />
    </Choosable>
  )
}
