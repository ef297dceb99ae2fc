import { useQuery } from '@tanstack/react-query'
import { report } from '@truenorth/shared-auth'
import { useGoBack } from '@truenorth/shared-ui/router'
import { useEffect, useEffectEvent, useState } from 'react'
import { moodQueries } from '../../api/moods'
import type { VersionedReading } from '../../api/moodWrites'

/** Where the edit page leads back to when there is no page before it. */
export const backTo = '/mood/history'

/**
 * The reading to edit, with its version; undefined until it has loaded. A reading that cannot be loaded
 * leads back (D8), to `fallback` from an address that was typed. `adopt` replaces it by a newer version that was
 * saved elsewhere.
 */
export const useEditable = (id: string, fallback = backTo) => {
  const { data, error } = useQuery(moodQueries.editable(id))
  const [adopted, adopt] = useState<VersionedReading>()
  const goBack = useGoBack(fallback)
  const leave = useEffectEvent((cause: Error) => {
    report(cause, 'loading a reading to edit')
    goBack()
  })
  useEffect(() => {
    if (error) leave(error)
  }, [error])
  return { loaded: adopted ?? data, adopt }
}
