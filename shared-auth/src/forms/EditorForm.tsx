import { Box, lazyWithRetry } from '@truenorth/shared-ui'
import {
  Form,
  FormActions,
  type FormActionsProps,
  FormErrorBanner,
  type FormProps,
  loadConflictPanel,
  RestoredDraftNotice,
  SavedDialog,
} from '@truenorth/shared-ui/forms'
import { report } from '../browser/report'
import type { EditorView } from './useEditor'

const ConflictPanel = lazyWithRetry({
  name: 'The other version',
  plural: false,
  onError: (error) => report(error, 'loading the comparison of versions'),
})(loadConflictPanel, null)

const queuedNote =
  'It is kept on this device and will be sent as soon as the server can be reached.'

type ActionsProps = Omit<FormActionsProps, 'isSaving' | 'onCancel'> & {
  /** Whether there is a button that leaves. Default: when the form has a way to leave it. */
  hasCancel?: boolean
}

export type EditorActionsProps = ActionsProps & { editor: EditorView }

/** The failure of a save, and the buttons. For the footer of a modal; elsewhere `EditorForm` has them. */
export const EditorActions = ({
  editor,
  hasCancel = editor.canClose,
  ...rest
}: EditorActionsProps) => (
  <>
    {editor.message && (
      <Box width="100%">
        <FormErrorBanner
          error={editor.message}
          note={editor.status === 'queued' ? queuedNote : undefined}
        />
      </Box>
    )}
    <FormActions
      {...rest}
      isSaving={editor.isSaving}
      // The choice between two versions is made in the conflict panel.
      isDisabled={rest.isDisabled || editor.conflict !== undefined}
      {...(hasCancel && rest.cancelTo === undefined && { onCancel: editor.close })}
    />
  </>
)

export type EditorFormProps = Omit<FormProps, 'onSubmit'> & {
  editor: EditorView
  /** The buttons at the end. A form without them has `EditorActions` elsewhere, with its id. */
  actions?: ActionsProps
}

/**
 * The form of a `useEditor`: the notice of a restored draft, the fields, the version conflict, the failure
 * of a save and the buttons, in this order, and the dialog after a save.
 */
export const EditorForm = ({ editor, actions, children, ...form }: EditorFormProps) => {
  const { success, status, conflict } = editor
  return (
    <>
      <Form {...form} onSubmit={editor.submit}>
        {editor.isRestored && <RestoredDraftNotice onStartAfresh={editor.startAfresh} />}
        {children}
        {conflict && <ConflictPanel {...conflict} isSaving={editor.isSaving} />}
        {actions && <EditorActions editor={editor} {...actions} />}
      </Form>
      {success?.title && (
        <SavedDialog
          state={status === 'saved' ? 'open' : status === 'saving' ? 'loading' : 'closed'}
          title={success.title}
          text={success.text ?? ''}
          durationMs={success.durationMs}
          onDone={editor.finish}
        />
      )}
    </>
  )
}
