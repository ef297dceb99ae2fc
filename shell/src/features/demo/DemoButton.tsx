import { Button } from '@truenorth/shared-ui'
import { useDemoStart } from './useDemoStart'

/** Signs in without an account: sample data, answered within this browser. */
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
