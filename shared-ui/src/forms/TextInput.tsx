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
  /** At the left, within the box: a magnifying glass. */
  icon?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A field for one line of text. */
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

export type DateInputProps = Omit<TextInputProps, 'type' | 'icon'>

/** A calendar day, "YYYY-MM-DD", with the browser's own picker; `min` and `max` are days too. */
export const DateInput = (props: DateInputProps) => <TextInput {...props} type="date" />
