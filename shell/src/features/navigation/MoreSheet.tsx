import { chakra, ChevronRightIcon } from '@truenorth/shared-ui'
import { Modal } from '@truenorth/shared-ui/overlay'
import { Link, useLocation } from '@truenorth/shared-ui/router'
import type { useNavItems } from '../../remotes/useNavItems'
import { useRemotes } from '../../remotes/useRemotes'
import { Greeting } from './barParts'
import { useFeedbackLink } from './feedbackLink'
import { canLockNow, lockNow } from './lockNow'
import { moreLinks } from './moreLinks'
import { useSignOut } from './signOut'

const List = chakra('nav', {
  base: {
    display: 'grid',
    '& > a, & > button': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '56px',
      border: 0,
      borderBottom: '1px solid',
      borderColor: 'line',
      background: 'transparent',
      color: 'ink',
      fontSize: '18',
      fontWeight: '540',
      textAlign: 'left',
      textDecoration: 'none',
    },
    '& > a[aria-current]': { color: 'brand' },
    '& > :last-child': { borderBottom: 0 },
  },
})

type MoreSheetProps = {
  open: boolean
  /** The nav items that the bar has no place for. */
  items: ReturnType<typeof useNavItems>
  onClose: () => void
}

/** What the bar at hand has no place for: the other screens, feedback, the account, and signing out. */
export const MoreSheet = ({ open, items, onClose }: MoreSheetProps) => {
  const signOut = useSignOut()
  const feedback = useFeedbackLink()
  const { registry } = useRemotes()
  const { pathname } = useLocation()
  const leave = () => {
    onClose()
    void signOut()
  }
  const chevron = <ChevronRightIcon size={20} aria-hidden />
  return (
    <Modal open={open} onClose={onClose} title="More" fromBelow>
      <Greeting paddingBottom="8px" />
      <List aria-label="More">
        {items.map(({ label, path, badge, current }) => (
          <Link key={path} to={path} aria-current={current}>
            <span>
              {label}
              {badge}
            </span>
            {chevron}
          </Link>
        ))}
        {feedback && (
          <Link {...feedback}>
            Send Feedback
            {chevron}
          </Link>
        )}
        {moreLinks(registry).map(({ label, path }) => (
          <Link key={path} to={path} aria-current={path === pathname ? 'page' : undefined}>
            {label}
            {chevron}
          </Link>
        ))}
        {canLockNow() && (
          <button type="button" onClick={() => void lockNow()}>
            Lock now
          </button>
        )}
        <button type="button" onClick={leave}>
          Sign Out
        </button>
      </List>
    </Modal>
  )
}
