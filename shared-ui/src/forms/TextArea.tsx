import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { ChangeEvent, Ref } from 'react'
import { cutGraphemes } from '../text/cutGraphemes'
import { useFieldProps } from './fieldContext'
import { inputRecipe } from './inputRecipe'

const Box = chakra(chakra('textarea', inputRecipe), {
  base: { display: 'block', minHeight: '112px', resize: 'vertical' },
})

export type TextAreaProps = HTMLChakraProps<'textarea'> & {
  /** In code points; what is more is cut between graphemes, never while a word is being composed. */
  limit?: number
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. */
export const TextArea = ({ limit = Infinity, onChange, required, ...rest }: TextAreaProps) => {
  const field = useFieldProps({ id: rest.id, required })
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true
    const kept = cutGraphemes(event.target.value, limit)
    if (!isComposing && kept !== event.target.value) event.target.value = kept
    onChange?.(event)
  }
  return <Box dir="auto" {...field} {...rest} onChange={change} />
}
