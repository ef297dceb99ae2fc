import { useQuery } from '@tanstack/react-query'
import { toast } from '@truenorth/shared-ui'
import { useEffect, useEffectEvent } from 'react'
import { journeyQueries } from '../../api/journeyQueries'
import type { JourneyId } from '../../api/journeys'
import { EditJourneyForm } from './EditJourneyForm'
import { FormSkeleton } from '../form/FormSkeleton'

type EditInlineProps = { id: JourneyId; onClose: () => void }

/** Edits a journey within a page that stays; what cannot be loaded is told, and closed again. */
export const EditInline = ({ id, onClose }: EditInlineProps) => {
  const { data, isError } = useQuery(journeyQueries.forEditing(id))
  const giveUp = useEffectEvent(() => {
    toast.show({ text: 'Unable to load this path for editing. Please try again.', tone: 'bad' })
    onClose()
  })
  useEffect(() => {
    if (isError) giveUp()
  }, [isError])
  return data ? <EditJourneyForm journey={data} onClose={onClose} inline /> : <FormSkeleton />
}
