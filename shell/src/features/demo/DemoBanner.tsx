import { useSession } from '@truenorth/shared-auth'
import { Button, chakra, InfoIcon } from '@truenorth/shared-ui'
import { PageWidth } from '../../layout/PageWidth'
import { demoBanner } from './content'
import { useLeaveDemo } from './useLeaveDemo'

const Root = chakra('aside', {
  base: {
    borderBottom: '1px solid',
    borderColor: 'line',
    background: 'surface.sunken',
    fontSize: '14',
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

const Words = chakra('p', {
  base: {
    display: 'flex',
    flex: '1 1 280px',
    alignItems: 'center',
    gap: '10px',
    maxWidth: 'none',
    '& > svg': { flex: 'none' },
  },
})

/** Under the nav bar for as long as a demo runs: what it is, and the way to an account. */
export const DemoBanner = () => {
  const { demo } = useSession()
  const leave = useLeaveDemo()
  if (!demo) return null
  return (
    <Root aria-label={demoBanner.label}>
      <Row>
        <Words>
          <InfoIcon size={18} aria-hidden />
          <span>{demoBanner.text}</span>
        </Words>
        <Button variant="line" fontSize="14" onClick={() => void leave()}>
          {demoBanner.register}
        </Button>
      </Row>
    </Root>
  )
}
