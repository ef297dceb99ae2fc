import { chakra, VisuallyHidden } from '@truenorth/shared-ui'
import { Link } from '@truenorth/shared-ui/router'
import { Greeting } from './Greeting'

const Root = chakra(Link, {
  base: {
    display: { base: 'none', lg: 'inline-flex' },
    alignItems: 'center',
    minHeight: '44px',
    marginRight: '8px',
    textDecorationColor: 'line',
    textUnderlineOffset: '4px',
    _hover: { textDecorationColor: 'currentColor' },
  },
})

/** The greeting in the bar leads to what concerns the person. */
export const AccountLink = () => (
  <Root to="/account">
    <Greeting />
    <VisuallyHidden>, your account</VisuallyHidden>
  </Root>
)
