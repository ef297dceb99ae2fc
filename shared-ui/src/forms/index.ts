export {
  Controller,
  FormProvider,
  useController,
  useFieldArray,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form'
export type {
  Control,
  DefaultValues,
  FieldErrors,
  FieldPath,
  FieldValues,
  RegisterOptions,
  SubmitHandler,
  UseFormRegister,
  UseFormReturn,
} from 'react-hook-form'
export { Checkbox, type CheckboxProps } from './Checkbox'
export { ChipToggles, type ChipTogglesProps } from './ChipToggles'
export { ChoiceCards, type ChoiceCardsProps, type ChoiceOption } from './ChoiceCards'
export { DateInput, type DateInputProps } from './DateInput'
export { EmojiPicker, type EmojiOption, type EmojiPickerProps } from './EmojiPicker'
export { EnergyPicker, type EnergyPickerProps } from './EnergyPicker'
export { Field, type FieldProps } from './Field'
export { FieldSet, type FieldSetProps } from './FieldSet'
export { FilterBar, type FilterBarProps, type FilterChoice } from './FilterBar'
export { FormBanner, type FormBannerProps } from './FormBanner'
export { FormError } from './FormError'
export { MoodPicker, type MoodPickerProps } from './MoodPicker'
export { MoodRow, type MoodRowProps } from './MoodRow'
export { PasswordInput, type PasswordInputProps } from './PasswordInput'
export { Select, type SelectProps } from './Select'
export { Slider, type SliderProps } from './Slider'
export { StarRating, type StarRatingProps } from './StarRating'
export { TagInput, type TagInputProps } from './TagInput'
export { TextArea, type TextAreaProps } from './TextArea'
export { TextInput, type TextInputProps } from './TextInput'
export { type Difference, TwoVersions, type TwoVersionsProps } from './TwoVersions'
