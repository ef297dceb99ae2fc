import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { ReactNode, Ref } from 'react'
import { useFieldProps } from './fieldContext'
import { inputRecipe } from './inputRecipe'

const InputBox = chakra('input', inputRecipe)

const WithIcon = chakra('div', {
  base: {
    position: 'relative',
    '& > svg': {
      position: 'absolute',
      left: '14px',
      top: '13px',
      color: 'ink.muted',
      pointerEvents: 'none',
    },
    '& > input': { paddingLeft: '44px' },
  },
})

export type TextInputProps = HTMLChakraProps<'input'> & {
  /** At the left, within the box: a magnifier. */
  icon?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One line of text. */
export const TextInput = ({ icon, required, ...rest }: TextInputProps) => {
  const field = useFieldProps({ id: rest.id, required })
  const input = <InputBox type="text" {...field} {...rest} />
  if (!icon) return input
  return (
    <WithIcon>
      {icon}
      {input}
    </WithIcon>
  )
}
