import { Box, type BoxProps } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Emoji } from '../mood/Emoji'
import { bearingOf, moodOf, moodScale, type MoodValue } from '../mood/moodScale'
import { DialEmoji, DialFace, DialNeedle, DialSectors } from './DialDrawing'

const Drawing = chakra('svg', { base: { width: '100%', height: '100%', overflow: 'visible' } })

const MoodButton = chakra('button', {
  base: {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    border: 0,
    borderRadius: '50%',
    background: 'none',
    fontSize: '1.9rem',
    lineHeight: '1',
    translate: '-50% -50%',
    transition: 'scale {durations.enter} {easings.spring}',
    _hover: { scale: '1.15' },
    _focusVisible: { scale: '1.15', borderRadius: '50%', outlineOffset: 0 },
  },
})

const placeOf = (mood: MoodValue) => {
  const turn = (bearingOf(mood) * Math.PI) / 180
  return { left: `${50 + 31.75 * Math.sin(turn)}%`, top: `${50 - 31.75 * Math.cos(turn)}%` }
}

/** The five faces as buttons that report which one is hovered or focused. */
const MoodButtons = ({ onHover }: { onHover: (mood: MoodValue | undefined) => void }) =>
  moodScale.map(({ value, emoji, label }) => (
    <MoodButton
      key={value}
      type="button"
      aria-label={label}
      css={placeOf(value)}
      onMouseEnter={() => onHover(value)}
      onMouseLeave={() => onHover(undefined)}
      onFocus={() => onHover(value)}
      onBlur={() => onHover(undefined)}
      onClick={() => onHover(value)}
    >
      <Emoji>{emoji}</Emoji>
    </MoodButton>
  ))

export type DialProps = {
  /** The reading that the needle points to; without one it rests at north. */
  mood?: MoodValue | undefined
  /** Width in pixels, or per breakpoint; it never exceeds its container. Default 280. */
  size?: BoxProps['width']
  /** Prints the five faces on the dial. Default: from 120 px on. */
  emoji?: boolean
  /** The needle swings to and fro: something is loading, or there is nothing yet. */
  searching?: boolean
  /** The mood that the needle points to for the moment. */
  hovered?: MoodValue | undefined
  /** Makes the faces buttons and reports the hovered or focused one; undefined when it is left. */
  onHover?: (mood: MoodValue | undefined) => void
  /** Accessible name. Default: where the needle points. */
  label?: string
  /** What lies on the face, in percent of its width. Rose and needle are smaller then, and no faces are printed. */
  children?: ReactNode
}

const labelOf = (mood: MoodValue | undefined, searching: boolean) => {
  if (searching) return 'The needle is searching'
  return mood
    ? `Compass dial, the needle points to ${moodOf(mood).label}`
    : 'Compass dial, the needle rests at north'
}

const inPixels = (size: BoxProps['width']) => (typeof size === 'number' ? `${size}px` : size)

/** The compass: six bearings, north for no reading and one for each of the five moods. */
export const Dial = ({
  mood,
  size = 280,
  searching = false,
  hovered,
  onHover,
  children,
  ...rest
}: DialProps) => {
  const shown = hovered ?? mood
  const compact = children !== undefined
  const isWide = typeof size !== 'number' || size >= 120
  const { emoji = isWide, label = labelOf(shown, searching) } = rest
  return (
    <Box
      position="relative"
      width={inPixels(size)}
      maxWidth="100%"
      aspectRatio="1"
      marginInline="auto"
    >
      <Drawing viewBox="0 0 400 400" role="img" aria-label={label}>
        <DialFace compact={compact} />
        <DialSectors chosen={searching ? undefined : shown} compact={compact} />
        {emoji && !onHover && !compact && <DialEmoji />}
        <DialNeedle bearing={bearingOf(shown)} searching={searching} compact={compact} />
      </Drawing>
      {onHover && <MoodButtons onHover={onHover} />}
      {children}
    </Box>
  )
}
