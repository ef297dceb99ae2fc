// The state of every form: values, rules, draft, question before it is left, save and version conflict.
// What shows is in `@truenorth/shared-ui/forms`. It loads when a form is opened.
export {
  EditorActions,
  type EditorActionsProps,
  EditorForm,
  type EditorFormProps,
} from './EditorForm'
export type { Base, EditorOptions, Messages } from './editorOptions'
export { labelledDifferences, isSame } from './differences'
export { type Editor, type EditorView, useEditor } from './useEditor'
export type { SavingStatus } from './useSaving'
