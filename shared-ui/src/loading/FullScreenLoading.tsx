import { chakra } from '@chakra-ui/react/styled-system'
import { LoadingMark } from './LoadingMark'

const Root = chakra('output', {
  base: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '14px',
    minHeight: '100dvh',
    padding: '32px 16px',
  },
})

const Words = chakra('span', {
  base: { fontFamily: 'display', fontWeight: '480', fontSize: '18', lineHeight: '1.3' },
})

/** The whole screen while the product itself is on its way. */
export const FullScreenLoading = () => (
  <Root>
    <LoadingMark />
    <Words>Loading Truenorth…</Words>
  </Root>
)
