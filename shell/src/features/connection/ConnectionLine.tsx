import { useConnection } from '@truenorth/shared-auth'
import { chakra, CloudOffIcon } from '@truenorth/shared-ui'
import { connectionText } from './connectionText'
import { NoticeLine } from './NoticeLine'

// Always there, so that what appears in it is read out.
const Place = chakra('output', { base: { display: 'block' } })

/** Under the nav bar, only while the server is out of reach or something waits to be sent. */
export const ConnectionLine = () => {
  const { online, waiting } = useConnection()
  const text = connectionText({ online, waiting })
  return (
    <Place>
      {text && <NoticeLine icon={<CloudOffIcon size={18} aria-hidden />}>{text}</NoticeLine>}
    </Place>
  )
}
