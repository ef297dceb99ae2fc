import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { ReactNode, Ref } from 'react'

const Root = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: '44px',
    height: '44px',
    border: 0,
    borderRadius: 'full',
    background: 'transparent',
    color: 'ink.muted',
    transition: 'background .15s',
    transitionTimingFunction: 'calm',
    _hover: { background: 'surface.sunken', color: 'ink' },
    _focusVisible: { borderRadius: 'full', outlineOffset: '-2px' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  },
})

export type IconButtonProps = HTMLChakraProps<'button'> & {
  /** Accessible name. */
  label: string
  icon: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A round 44-px button with an icon. */
export const IconButton = ({ label, icon, ...rest }: IconButtonProps) => (
  <Root type="button" aria-label={label} {...rest}>
    {icon}
  </Root>
)
