import { chakra } from '@chakra-ui/react/styled-system'
import { moodScale } from '../mood/moodScale'
import { bearingOf } from './bearing'
import { at } from './polar'

const Face = chakra('text', {
  base: {
    fontFamily: 'emoji',
    fontSize: '30px',
    textAnchor: 'middle',
    dominantBaseline: 'central',
  },
})

/** Five faces printed on the dial. */
export const DialEmoji = () =>
  moodScale.map(({ value, emoji }) => {
    const [x, y] = at(127, bearingOf(value)).split(' ')
    return (
      <Face key={value} x={x} y={y}>
        {emoji}
      </Face>
    )
  })
