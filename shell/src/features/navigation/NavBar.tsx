import { useSession } from '@truenorth/shared-auth'
import { chakra } from '@truenorth/shared-ui'
import { PageWidth } from '../../layout/PageWidth'
import { SignedInBar } from './SignedInBar'
import { VisitorBar } from './VisitorBar'

const Root = chakra('header', {
  base: { borderBottom: '1px solid', borderColor: 'line', background: 'bg' },
})

const Row = chakra(PageWidth, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '4px', sm: '8px' },
    minHeight: '64px',
    paddingBlock: '6px',
  },
})

export const NavBar = () => {
  const { status } = useSession()
  return (
    <Root>
      <Row>{status === 'signedIn' ? <SignedInBar /> : <VisitorBar />}</Row>
    </Root>
  )
}
