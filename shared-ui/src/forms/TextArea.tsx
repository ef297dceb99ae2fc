import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { ChangeEvent, CompositionEvent, Ref } from 'react'
import { cutGraphemes } from '../text/textLength'
import { useFieldProps } from './fieldContext'
import { inputRecipe } from './inputRecipe'

const Box = chakra(chakra('textarea', inputRecipe), {
  base: { display: 'block', minHeight: '112px', resize: 'vertical' },
})

export type TextAreaProps = HTMLChakraProps<'textarea'> & {
  /** In code points. Longer text is cut between graphemes, but not during a composition. */
  limit?: number
  ref?: Ref<HTMLTextAreaElement>
}

// The element's own value is cut, because react-hook-form reads it.
const cut = (box: HTMLTextAreaElement, limit: number) => {
  const kept = cutGraphemes(box.value, limit)
  if (kept !== box.value) box.value = kept
}

const isComposing = ({ nativeEvent }: ChangeEvent) =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true

/** A field for several lines of text. */
export const TextArea = ({ limit = Infinity, onChange, required, ...rest }: TextAreaProps) => {
  const field = useFieldProps({ id: rest.id, required })
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    if (!isComposing(event)) cut(event.target, limit)
    onChange?.(event)
  }
  // The last input event of a composition still counts as composing, so the value is read once more.
  const finish = (event: CompositionEvent<HTMLTextAreaElement>) => {
    const box = event.currentTarget
    cut(box, limit)
    onChange?.({ ...event, type: 'change', target: box, currentTarget: box })
    rest.onCompositionEnd?.(event)
  }
  return <Box dir="auto" {...field} {...rest} onChange={change} onCompositionEnd={finish} />
}
