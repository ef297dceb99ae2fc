import { report } from '@truenorth/shared-auth'
import { toast } from '@truenorth/shared-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sessionQueries } from '../../../api/sessionQueries'
import { endOtherSessions, endSession } from '../../../api/sessions'
import { sessionWords } from '../content'

/** Ends one session, or with none named all but this one. */
export const useEndSessions = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string | undefined) => (id ? endSession(id) : endOtherSessions()),
    onError: (error) => {
      report(error, 'ending a session')
      toast.show({ text: sessionWords.failed, tone: 'bad' })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionQueries.all }),
  })
}
