import { report, startDemo } from '@truenorth/shared-auth'
import { Button, toast } from '@truenorth/shared-ui'
import { useState } from 'react'
import { loadDemo } from './loadDemo'

const useDemoStart = () => {
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

/** Signs in without an account: to sample data, by a server that runs in this browser. */
export const DemoButton = () => {
  const { start, isStarting } = useDemoStart()
  return (
    <Button
      variant="line"
      wide
      busy={isStarting}
      busyText="Opening the demo…"
      onClick={() => void start()}
    >
      Try the demo
    </Button>
  )
}
