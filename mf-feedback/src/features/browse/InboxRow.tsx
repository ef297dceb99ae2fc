import type { ReceivedFeedback } from '@truenorth/api-contract/feedback'
import { Stars, VisuallyHidden, chakra, formatDate } from '@truenorth/shared-ui'
import { Link } from '@truenorth/shared-ui/router'
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

type InboxRowProps = { item: ReceivedFeedback; href: string; isOpen: boolean }

/** One item of the list; unread items have a mark and a bold name. */
export const InboxRow = ({ item, href, isOpen }: InboxRowProps) => (
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
  </Root>
)
