import { useConnection } from '@truenorth/shared-auth'
import { Button, chakra, CloudOffIcon } from '@truenorth/shared-ui'
import { connectionText } from './connectionText'
import { NoticeLine } from './NoticeLine'
import { useReconnect } from './useReconnect'

// Always there, so that what appears in it is read out; in sight wherever on a long form somebody saves.
const Place = chakra('output', {
  base: { display: 'block', position: 'sticky', top: '0', zIndex: 10, _print: { display: 'none' } },
})

/** Under the nav bar, only while the server is out of reach or something waits to be sent. */
export const ConnectionLine = () => {
  const { online, waiting } = useConnection()
  const { tryNow, isTrying } = useReconnect()
  const text = connectionText({ online, waiting })
  if (text === undefined) return <Place />
  return (
    <Place>
      <NoticeLine
        icon={<CloudOffIcon size={18} aria-hidden />}
        actions={
          <Button variant="quiet" busy={isTrying} busyText="Trying…" onClick={tryNow}>
            {waiting > 0 ? 'Send now' : 'Try again'}
          </Button>
        }
      >
        {text}
      </NoticeLine>
    </Place>
  )
}
