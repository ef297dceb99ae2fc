import { Box } from '@chakra-ui/react/box'
import { type TrailSize, trailDrawings } from './trailDrawings'
import { TrailPicture } from './TrailPicture'

export type TrailProps = { done: number; total: number; size?: TrailSize }

/** A journey's waypoints: reached, the next one ringed, those ahead; nothing without waypoints. */
export const Trail = ({ done, total, size = 'card' }: TrailProps) => {
  if (total < 1) return null
  const reached = Math.min(total, Math.max(0, done))
  const { wide, narrow } = trailDrawings[size]
  const shared = { done: reached, total, onBand: size === 'detail' }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture that is drawn, not fetched
    <Box role="img" aria-label={`${reached} of ${total} waypoints reached`} width="100%">
      {wide === narrow ? (
        <TrailPicture {...shared} drawing={wide} shownOn="all" />
      ) : (
        <>
          <TrailPicture {...shared} drawing={wide} shownOn="wide" />
          <TrailPicture {...shared} drawing={narrow} shownOn="phones" />
        </>
      )}
    </Box>
  )
}
