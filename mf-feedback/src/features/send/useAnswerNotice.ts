import { useSession } from '@truenorth/shared-auth'
import { toast } from '@truenorth/shared-ui'
import { useLocation } from '@truenorth/shared-ui/router'
import { useEffect, useEffectEvent } from 'react'
import { useUnseenAnswers } from '../../api/myFeedback'
import { mineTexts } from '../../content'

// Holds the user and the number of answers that this tab has told of, so that it tells of each once.
const toldKey = 'truenorth_feedback_told'

const wasTold = (mark: string) => {
  try {
    if (sessionStorage.getItem(toldKey) === mark) return true
    sessionStorage.setItem(toldKey, mark)
  } catch {
    // Storage is forbidden: it is told with every start.
  }
  return false
}

/** Tells once in a tab that feedback was answered, until its author has seen the answer. */
export const useAnswerNotice = () => {
  const { userId } = useSession()
  const { pathname } = useLocation()
  const unseen = useUnseenAnswers()
  const onNews = useEffectEvent(() => {
    if (pathname === '/feedback' || wasTold(`${userId} ${unseen}`)) return
    toast.show({ text: mineTexts.answered, actions: [{ label: 'Read it', to: '/feedback' }] })
  })
  useEffect(() => {
    if (unseen > 0) onNews()
  }, [unseen])
}
