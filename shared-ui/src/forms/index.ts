// What every form shows: controls, and its frame, buttons and messages. Values, rules, drafts and saving are
// in `@truenorth/shared-auth/forms`.
// Only what is used: each name that is exported here weighs on every form.
export { useForm } from 'react-hook-form'
export type {
  DefaultValues,
  FieldPath,
  FieldValues,
  RegisterOptions,
  Resolver,
  UseFormRegister,
  UseFormReturn,
} from 'react-hook-form'
export { Checkbox, type CheckboxProps } from './Checkbox'
export { ChipToggles, type ChipTogglesProps } from './ChipToggles'
export {
  ChoiceCards,
  type ChoiceCardsProps,
  type ChoiceOption,
  EnergyPicker,
  type EnergyPickerProps,
} from './ChoiceCards'
export type { ConflictPanelProps, Difference } from './ConflictPanel'
export { DockedBar } from './DockedBar'
export { EmojiPicker, type EmojiOption, type EmojiPickerProps } from './EmojiPicker'
export { Field, FieldError, type FieldProps, FieldSet, type FieldSetProps } from './Field'
export { FilterBar, type FilterBarProps, type FilterChoice } from './FilterBar'
export { FieldPair, Form, type FormProps } from './Form'
export { FormActions, type FormActionsProps } from './FormActions'
export {
  FormBanner,
  type FormBannerProps,
  FormErrorBanner,
  type FormErrorBannerProps,
  RestoredDraftNotice,
  type RestoredDraftNoticeProps,
} from './FormBanner'
export { MoodPicker, type MoodPickerProps } from './MoodPicker'
export { MoodRow, type MoodRowProps } from './MoodRow'
export { PasswordInput, type PasswordInputProps } from './PasswordInput'
export { SavedDialog, type SavedDialogProps } from './SavedDialog'
export { SearchInput, type SearchInputProps } from './SearchInput'
export { Select, type SelectProps } from './Select'
export { Slider, type SliderProps } from './Slider'
export { StarRating, type StarRatingProps } from './StarRating'
export { TagInput, type TagInputProps } from './TagInput'
export { TextArea, type TextAreaProps } from './TextArea'
export { DateInput, type DateInputProps, TextInput, type TextInputProps } from './TextInput'
export {
  type DiscardGuard,
  type DiscardWords,
  discardWords,
  useDiscardGuard,
} from './useDiscardGuard'

/** The `ConflictPanel`, in a chunk of its own: few forms ever show it. */
export const loadConflictPanel = async () => (await import('./ConflictPanel')).ConflictPanel
