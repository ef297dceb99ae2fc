import { chakra } from '@chakra-ui/react/styled-system'
import { moodScale, type MoodValue } from '../mood/moodScale'
import { bearingOf } from './bearing'
import { sector } from './polar'

const halfWidth = 28.6

/** The ring of five moods; the chosen one thickens inward. */
export const DialSectors = ({ chosen }: { chosen: MoodValue | undefined }) =>
  moodScale.map(({ value, token }) => {
    const middle = bearingOf(value)
    const inner = value === chosen ? 146 : 158
    return (
      <chakra.path
        key={value}
        fill={token}
        d={sector(172, inner, middle - halfWidth, middle + halfWidth)}
      />
    )
  })
