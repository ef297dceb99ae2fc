import { chakra } from '@chakra-ui/react/styled-system'
import { Dial } from '../dial/Dial'

/** A placeholder for content that is loading. Give it the size of that content. */
export const Skeleton = chakra(
  'span',
  {
    base: {
      display: 'block',
      height: '14px',
      width: '100%',
      borderRadius: '6',
      background: 'line',
      opacity: 0.6,
      animation: 'breathe 1.8s ease-in-out infinite',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
)

/** The dial with its needle swinging slowly. `size` is in pixels. */
export const LoadingMark = ({ size = 88 }: { size?: number }) => (
  <Dial size={size} emoji={false} searching label="Loading" />
)

const FullScreen = chakra('output', {
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

/** The whole screen while the product itself is loading. */
export const FullScreenLoading = () => (
  <FullScreen>
    <LoadingMark />
    <Words>Loading Truenorth…</Words>
  </FullScreen>
)
