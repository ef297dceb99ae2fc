import { useQuery } from '@tanstack/react-query'
import { Card, toast } from '@truenorth/shared-ui'
import { useEffect, useEffectEvent } from 'react'
import { type JourneyId, journeyQueries } from '../../api/journeys'
import { FormSkeleton } from '../../components/Skeletons'
import { unableToEditText } from '../../content'
import { CreateJourneyForm } from './CreateJourneyForm'
import { EditJourneyForm } from './EditJourneyForm'
import { QuickPathForm } from './QuickPathForm'

/** Which form is open within a page: of a new journey, or of the journey with that id. */
export type InlineForm = 'create' | 'quick' | { edit: string }

type EditInlineProps = { id: JourneyId; onClose: () => void }

// A journey that cannot be loaded closes the form with a message.
const EditInline = ({ id, onClose }: EditInlineProps) => {
  const { data, isError } = useQuery(journeyQueries.forEditing(id))
  const giveUp = useEffectEvent(() => {
    toast.show({ text: unableToEditText, tone: 'bad' })
    onClose()
  })
  useEffect(() => {
    if (isError) giveUp()
  }, [isError])
  return data ? <EditJourneyForm journey={data} onClose={onClose} /> : <FormSkeleton />
}

const titleOf = (form: InlineForm) => {
  if (form === 'create') return 'Start a path'
  return form === 'quick' ? 'Quick path' : 'Edit journey'
}

type InlineJourneyFormProps = { form: InlineForm; onClose: () => void }

/** A form of a journey within a page that stays when the form is closed. */
export const InlineJourneyForm = ({ form, onClose }: InlineJourneyFormProps) => (
  <Card title={titleOf(form)} maxWidth="720px" marginInline="auto">
    {form === 'create' && <CreateJourneyForm onClose={onClose} />}
    {form === 'quick' && <QuickPathForm onClose={onClose} />}
    {typeof form === 'object' && <EditInline key={form.edit} id={form.edit} onClose={onClose} />}
  </Card>
)
