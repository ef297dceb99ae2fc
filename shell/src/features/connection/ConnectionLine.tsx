import { useConnection } from '@truenorth/shared-auth'
import { chakra, CloudOffIcon } from '@truenorth/shared-ui'
import { PageWidth } from '../../layout/PageWidth'
import { connectionText } from './connectionText'

const Line = chakra('div', {
  base: {
    borderBottom: '1px solid',
    borderColor: 'line',
    background: 'surface.sunken',
    fontSize: '14',
  },
})

const Words = chakra(PageWidth, {
  base: { display: 'flex', alignItems: 'center', gap: '10px', paddingBlock: '10px', color: 'ink' },
})

// Always there, so that what appears in it is read out.
const Place = chakra('output', { base: { display: 'block' } })

/** Under the nav bar, only while the server is out of reach or something waits to be sent. */
export const ConnectionLine = () => {
  const { online, waiting } = useConnection()
  const text = connectionText({ online, waiting })
  return (
    <Place>
      {text && (
        <Line>
          <Words>
            <CloudOffIcon size={18} aria-hidden />
            {text}
          </Words>
        </Line>
      )}
    </Place>
  )
}
