import { useToday } from '@truenorth/shared-ui'
import type { InlineFormProps } from '../create/CreateJourneyForm'
import { discardEdit } from '../discard/discardWords'
import { useDiscard } from '../discard/useDiscard'
import { FormButtons } from '../form/FormButtons'
import { FormColumn } from '../form/FormColumn'
import { SaveTrouble } from '../form/SaveTrouble'
import { SuccessDialog } from '../success/SuccessDialog'
import { EditFields } from './EditFields'
import { useQuickPath } from './useQuickPath'

/** The edit form in create mode (D7): always counted as changed on the category. */
export const QuickPathForm = ({ onClose, inline = false }: InlineFormProps) => {
  const today = useToday()
  const { form, draft, create } = useQuickPath(today)
  const leaving = useDiscard({
    dirty: !create.isSuccess,
    words: discardEdit,
    onDiscard: draft.clearDraft,
    onClose,
    inline,
  })
  return (
    <FormColumn
      aria-label="Quick path"
      onSubmit={form.handleSubmit((values) => create.mutate(values))}
    >
      <EditFields form={form} today={today} target={undefined} category="self-discovery" />
      <SaveTrouble error={create.error} text="Failed to create journey" />
      <FormButtons
        save="Create Journey"
        saving="Creating…"
        isSaving={create.isPending || create.isSuccess}
        disabled={form.watch('title').trim() === ''}
        onCancel={leaving.cancel}
      />
      {leaving.dialog}
      <SuccessDialog
        open={create.isSuccess}
        title="Journey Created!"
        text="Your path is ready. The first waypoint is yours to set."
        forMs={1500}
        onDone={onClose}
      />
    </FormColumn>
  )
}
