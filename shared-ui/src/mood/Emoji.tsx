import { chakra } from '@chakra-ui/react/styled-system'

const Root = chakra('span', {
  base: { fontFamily: 'emoji', fontStyle: 'normal', lineHeight: '1', letterSpacing: '0' },
})

export type EmojiProps = {
  children: string
  label?: string
  /** A CSS font size. */
  size?: string
}

/** An emoji in the system's own font; hidden from screen readers unless it has a label. */
export const Emoji = ({ children, label, size }: EmojiProps) => (
  <Root
    fontSize={size}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    {children}
  </Root>
)
