import { report, startDemo } from '@truenorth/shared-auth'
import { toast } from '@truenorth/shared-ui'
import { useState } from 'react'
import { loadDemo } from './loadDemo'

export const useDemoStart = () => {
  const [isStarting, setStarting] = useState(false)
  const start = async () => {
    setStarting(true)
    try {
      await startDemo(loadDemo)
    } catch (error) {
      report(error, 'start of the demo')
      toast.show({ text: 'The demo could not be opened. Please try again.', tone: 'bad' })
      setStarting(false)
    }
  }
  return { start, isStarting }
}
