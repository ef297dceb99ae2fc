import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { LogoMark } from './LogoMark'

const Root = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '44px',
    color: 'ink',
    fontFamily: 'display',
    fontWeight: '580',
    fontSize: '20',
    lineHeight: '1',
    letterSpacing: '-.02em',
    whiteSpace: 'nowrap',
  },
})

/** Mark and word. Wrap it in a link where it leads home. */
export const Logo = (props: HTMLChakraProps<'span'>) => (
  <Root {...props}>
    <LogoMark />
    <span className="logo-word">Truenorth</span>
  </Root>
)
