import { Box, type BoxProps } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import { moodOf } from '../mood/moodOf'
import type { MoodValue } from '../mood/moodScale'
import { bearingOf } from './bearing'
import { DialEmoji } from './DialEmoji'
import { DialFace } from './DialFace'
import { DialMoods } from './DialMoods'
import { DialNeedle } from './DialNeedle'
import { DialSectors } from './DialSectors'

const Picture = chakra('svg', { base: { width: '100%', height: '100%', overflow: 'visible' } })

export type DialProps = {
  /** None: the needle rests at north. */
  mood?: MoodValue | undefined
  /** Width in pixels, or per breakpoint; never wider than its place. */
  size?: BoxProps['width']
  /** Faces on the dial; from 120 px on unless told otherwise. */
  emoji?: boolean
  searching?: boolean
  /** The mood that the needle follows for the moment. */
  hovered?: MoodValue | undefined
  /** Makes the faces buttons that say which one is looked at. */
  onHover?: (mood: MoodValue | undefined) => void
  label?: string
}

const spoken = (mood: MoodValue | undefined, searching: boolean) => {
  if (searching) return 'The needle is searching'
  return mood
    ? `Compass dial, the needle points to ${moodOf(mood).label}`
    : 'Compass dial, the needle rests at north'
}

/** The compass: six bearings, north for no reading and five moods. */
export const Dial = ({
  mood,
  size = 280,
  searching = false,
  hovered,
  onHover,
  ...rest
}: DialProps) => {
  const shown = hovered ?? mood
  const wide = typeof size !== 'number' || size >= 120
  const { emoji = wide, label = spoken(shown, searching) } = rest
  return (
    <Box position="relative" width={px(size)} maxWidth="100%" aspectRatio="1" marginInline="auto">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture that is drawn, not fetched */}
      <Picture viewBox="0 0 400 400" role="img" aria-label={label}>
        <DialFace />
        <DialSectors chosen={searching ? undefined : shown} />
        {emoji && !onHover && <DialEmoji />}
        <DialNeedle bearing={bearingOf(shown)} searching={searching} />
      </Picture>
      {onHover && <DialMoods onHover={onHover} />}
    </Box>
  )
}

const px = (size: BoxProps['width']) => (typeof size === 'number' ? `${size}px` : size)
