import { chakra } from '@truenorth/shared-ui'
import { Link } from '@truenorth/shared-ui/router'
import { useNavItems } from '../../remotes/useNavItems'

const Root = chakra('nav', {
  base: { display: { base: 'none', lg: 'flex' }, gap: '4px', marginLeft: '28px' },
})

const Item = chakra(Link, {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: '12px',
    color: 'ink.muted',
    fontWeight: '500',
    textDecoration: 'none',
    _hover: { color: 'ink' },
    '&[aria-current]': { color: 'ink' },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      left: '12px',
      right: '12px',
      bottom: '4px',
      height: '2px',
      borderRadius: '2px',
      background: 'brand',
    },
  },
})

export const NavLinks = () => (
  <Root aria-label="Main">
    {useNavItems().map(({ label, path, badge, current }) => (
      <Item key={path} to={path} aria-current={current}>
        {label}
        {badge}
      </Item>
    ))}
  </Root>
)
