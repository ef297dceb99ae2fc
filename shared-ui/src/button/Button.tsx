import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { ReactNode, Ref } from 'react'
import { buttonRecipe } from './buttonRecipe'
import { useKeptFocus } from './useKeptFocus'

const Root = chakra('button', buttonRecipe)

// Reserves the width of the text that is not shown now, so that a changed text moves nothing.
const Label = chakra('span', {
  base: {
    display: 'inline-grid',
    _after: {
      content: 'attr(data-other)',
      height: 0,
      visibility: 'hidden',
      overflow: 'hidden',
      pointerEvents: 'none',
    },
  },
})

export type ButtonLook = {
  variant?: 'solid' | 'line' | 'quiet' | 'danger' | 'dangerLine'
  size?: 'md' | 'big'
  wide?: boolean
}

export type ButtonProps = Omit<HTMLChakraProps<'button'>, 'size'> &
  ButtonLook & {
    icon?: ReactNode
    ref?: Ref<HTMLButtonElement>
    /** Cannot be pressed and shows `busyText`, at the same width; keeps the focus for afterwards. */
    busy?: boolean
    busyText?: string
  }

/** A button. `type` is "button" unless told otherwise. */
export const Button = ({
  icon,
  busy = false,
  busyText,
  children,
  disabled,
  ref,
  ...rest
}: ButtonProps) => {
  const other = busy ? children : busyText
  const ownRef = useKeptFocus(busy, ref)
  return (
    <Root
      ref={ownRef}
      type="button"
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {icon}
      {busyText === undefined ? (
        children
      ) : (
        <Label data-other={typeof other === 'string' ? other : undefined}>
          {busy ? busyText : children}
        </Label>
      )}
    </Root>
  )
}
