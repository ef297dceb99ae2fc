import { ChevronDownIcon, IconButton } from '@truenorth/shared-ui'
import { Menu } from '@truenorth/shared-ui/overlay'
import { useNavigate } from '@truenorth/shared-ui/router'
import { useRemotes } from '../../remotes/useRemotes'
import { canLockNow, lockNow } from './lockNow'
import { moreLinks } from './moreLinks'

/** The menu beside the greeting on wide screens: what More leads to on narrow ones, beside the nav items. */
export const AccountMenu = () => {
  const { registry } = useRemotes()
  const navigate = useNavigate()
  return (
    <Menu
      trigger={<IconButton label="More" icon={<ChevronDownIcon size={18} aria-hidden />} />}
      label="More"
      items={[
        ...moreLinks(registry).map(({ label, path }) => ({
          label,
          onSelect: () => void navigate(path),
        })),
        ...(canLockNow() ? [{ label: 'Lock now', onSelect: () => void lockNow() }] : []),
      ]}
    />
  )
}
