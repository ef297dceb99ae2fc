import { chakra } from '@chakra-ui/react/styled-system'
import { Emoji } from '../mood/Emoji'
import { gradient } from '../theme/gradient'

const Tile = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '48px',
    height: '48px',
    borderRadius: '12',
    fontSize: '1.5rem',
    forcedColorAdjust: 'none',
  },
})

export type GradientTileProps = {
  /** The wire string of a journey's colour. */
  color: string | null | undefined
  emoji: string
  /** The wire string to use when `color` is unknown. */
  fallback?: string
}

/** A journey's emoji on its gradient. */
export const GradientTile = ({ color, emoji, fallback }: GradientTileProps) => (
  <Tile background={gradient(color, fallback).background}>
    <Emoji>{emoji}</Emoji>
  </Tile>
)
