import { TextInput, type TextInputProps } from './TextInput'

export type DateInputProps = Omit<TextInputProps, 'type' | 'icon'>

/** A calendar day as "YYYY-MM-DD", in the system's own picker; `min` and `max` are days too. */
export const DateInput = (props: DateInputProps) => <TextInput {...props} type="date" />
