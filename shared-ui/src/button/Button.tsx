import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { type ReactNode, type Ref, useCallback, useLayoutEffect, useRef } from 'react'
import { buttonRecipe } from './buttonRecipe'

const Root = chakra('button', buttonRecipe)

// The text that is not shown reserves its width, so that the button keeps its size.
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

/** The looks that buttons and links share. */
export type ButtonLook = {
  variant?: 'solid' | 'line' | 'quiet' | 'danger' | 'dangerLine'
  size?: 'md' | 'big'
  wide?: boolean
}

export type ButtonProps = Omit<HTMLChakraProps<'button'>, 'size'> &
  ButtonLook & {
    icon?: ReactNode
    ref?: Ref<HTMLButtonElement>
    /** Disables the button and shows `busyText` at the same width; the focus comes back afterwards. */
    busy?: boolean
    busyText?: string
  }

const assign = (ref: Ref<HTMLButtonElement> | undefined, node: HTMLButtonElement | null) => {
  if (typeof ref === 'function') ref(node)
  else if (ref) ref.current = node
}

// A button loses the focus when it is disabled. It gets it back afterwards, unless the focus has
// moved to another element meanwhile.
const useKeptFocus = (isBusy: boolean, outer: Ref<HTMLButtonElement> | undefined) => {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const holder = document.activeElement
    if (isBusy) hadFocus.current = holder !== null && holder === button.current
    else if (hadFocus.current) {
      hadFocus.current = false
      if (holder === null || holder === document.body) button.current?.focus()
    }
  }, [isBusy])
  return useCallback(
    (node: HTMLButtonElement | null): void => {
      button.current = node
      assign(outer, node)
    },
    [outer],
  )
}

/** A button. Its `type` is "button" by default, so that it submits no form by accident. */
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
  // A text beside an icon has an element of its own, and a text alone is the only child: the translation
  // of a browser replaces text nodes, and React would change those that are gone.
  const text = icon && typeof children === 'string' ? <span>{children}</span> : children
  const label =
    busyText === undefined ? (
      text
    ) : (
      <Label data-other={typeof other === 'string' ? other : undefined}>
        {busy ? busyText : children}
      </Label>
    )
  const ownRef = useKeptFocus(busy, ref)
  return (
    <Root
      ref={ownRef}
      type="button"
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {icon ? (
        <>
          {icon}
          {label}
        </>
      ) : (
        label
      )}
    </Root>
  )
}
