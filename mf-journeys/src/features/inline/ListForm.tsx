import { CreateJourneyForm } from '../create/CreateJourneyForm'
import { EditInline } from '../edit/EditInline'
import { QuickPathForm } from '../edit/QuickPathForm'
import { InlineCard } from './InlineCard'
import type { InlineForm } from './useInlineForm'

type ListFormProps = { form: InlineForm; onClose: () => void }

/** The form that takes the place of the list. */
export const ListForm = ({ form, onClose }: ListFormProps) => {
  if (form === 'create')
    return (
      <InlineCard title="Start a path">
        <CreateJourneyForm onClose={onClose} inline />
      </InlineCard>
    )
  if (form === 'quick')
    return (
      <InlineCard title="Quick path">
        <QuickPathForm onClose={onClose} inline />
      </InlineCard>
    )
  return (
    <InlineCard title="Edit journey">
      <EditInline key={form.edit} id={form.edit} onClose={onClose} />
    </InlineCard>
  )
}
