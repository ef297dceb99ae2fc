import { signOut, useSession } from '@truenorth/shared-auth'
import { Button, chakra, InfoIcon } from '@truenorth/shared-ui'
import { useNavigate } from '@truenorth/shared-ui/router'
import { PageWidth } from '../../components/PageWidth'

const Root = chakra('aside', {
  base: {
    borderBottom: '1px solid',
    borderColor: 'line',
    background: 'surface.sunken',
    fontSize: '14',
    _print: { display: 'none' },
  },
})

const Row = chakra(PageWidth, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 16px',
    paddingBlock: '8px',
    color: 'ink',
  },
})

const Message = chakra('p', {
  base: {
    display: 'flex',
    flex: '1 1 280px',
    alignItems: 'center',
    gap: '10px',
    maxWidth: 'none',
    '& > svg': { flex: 'none' },
  },
})

/** Ends the demo and leads to the registration. */
const useLeaveDemo = () => {
  const navigate = useNavigate()
  return async () => {
    // Other pages would redirect to /login when the session ends: / exists with and without a session. The
    // navigation is flushed, because a page that is still rendered at the end of the session redirects last.
    await navigate('/', { flushSync: true })
    await signOut()
    await navigate('/register')
  }
}

/** Says under the nav bar that this is a demo, and leads to an account. */
export const DemoBanner = () => {
  const { demo } = useSession()
  const leave = useLeaveDemo()
  if (!demo) return null
  return (
    <Root aria-label="Demo">
      <Row>
        <Message>
          <InfoIcon size={18} aria-hidden />
          <span>
            This is a demo with sample data. Nothing you do here is kept: it ends with this tab or
            when you sign out.
          </span>
        </Message>
        <Button variant="line" fontSize="14" onClick={() => void leave()}>
          Create your own logbook
        </Button>
      </Row>
    </Root>
  )
}
