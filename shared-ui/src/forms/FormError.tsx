import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { CircleAlert } from 'lucide-react'

const Root = chakra('p', {
  base: {
    display: 'flex',
    gap: '6px',
    alignItems: 'flex-start',
    color: 'bad',
    fontSize: '14',
    '& > svg': { flex: 'none', marginTop: 'calc((1lh - 16px) / 2)' },
  },
})

/** What is wrong with one field. */
export const FormError = ({ children, ...rest }: HTMLChakraProps<'p'>) => (
  <Root {...rest}>
    <CircleAlert size={16} />
    <span>{children}</span>
  </Root>
)
