import { report } from '@truenorth/shared-auth'
import { useEffect } from 'react'

/** Logs a failed load once; the place that stays empty says the rest (D36). */
export const useReported = (error: unknown, context: string) =>
  useEffect(() => {
    if (error) report(error, context)
  }, [error, context])
