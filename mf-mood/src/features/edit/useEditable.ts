import { useQuery } from '@tanstack/react-query'
import { report } from '@truenorth/shared-auth'
import { useGoBack } from '@truenorth/shared-ui/router'
import { useEffect, useEffectEvent, useState } from 'react'
import { moodQueries } from '../../api/moodQueries'
import type { VersionedReading } from '../../api/moods'

/** The reading to edit. What cannot be loaded leads back (D8); `adopt` starts over from a newer one. */
export const useEditable = (id: string) => {
  const { data, error } = useQuery(moodQueries.editable(id))
  const [adopted, adopt] = useState<VersionedReading>()
  const goBack = useGoBack('/mood/history')
  const leave = useEffectEvent((cause: Error) => {
    report(cause, 'loading a reading to edit')
    goBack()
  })
  useEffect(() => {
    if (error) leave(error)
  }, [error])
  return { loaded: adopted ?? data, adopt }
}
