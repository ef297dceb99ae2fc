import { TemplateList } from '../template/TemplateList'
import { filledIn, journeyTemplates } from '../template/journeyTemplates'
import { useTemplatePick } from '../template/useTemplatePick'
import { discardNew } from '../discard/discardWords'
import { useDiscard } from '../discard/useDiscard'
import { FormButtons } from '../form/FormButtons'
import { FormColumn } from '../form/FormColumn'
import { SaveTrouble } from '../form/SaveTrouble'
import { SuccessDialog } from '../success/SuccessDialog'
import { CreateFields } from './CreateFields'
import { CreateLooks } from './CreateLooks'
import { useCreateJourney } from './useCreateJourney'

export type InlineFormProps = {
  onClose: () => void
  /** It stands inside a page that stays when the form is closed. */
  inline?: boolean
}

/** Starts a journey, from a template or from nothing. */
export const CreateJourneyForm = ({ onClose, inline = false }: InlineFormProps) => {
  const { form, today, create, submit, isDirty, clearDraft } = useCreateJourney()
  const templates = useTemplatePick({
    templates: journeyTemplates,
    written: form.getValues,
    fill: (template) => form.reset(filledIn(template, today), { keepDefaultValues: true }),
  })
  const leaving = useDiscard({
    dirty: isDirty,
    words: discardNew,
    onDiscard: clearDraft,
    onClose,
    inline,
  })
  return (
    <FormColumn onSubmit={submit} aria-label="Start a path">
      <TemplateList
        templates={journeyTemplates.map((template) => ({
          title: template.title,
          emoji: template.emoji,
          note: `${template.days} days`,
          onPick: () => templates.pick(template),
        }))}
      />
      <CreateFields form={form} today={today} />
      <CreateLooks form={form} />
      <SaveTrouble error={create.error} text="Failed to create journey" />
      <FormButtons
        save="Create Journey"
        saving="Creating…"
        isSaving={create.isPending || create.isSuccess}
        onCancel={leaving.cancel}
      />
      {templates.dialog}
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
