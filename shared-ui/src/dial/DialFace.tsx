import { chakra } from '@chakra-ui/react/styled-system'
import { fineTicks, majorRose, majorTicks, minorRose, northArcs, spokes } from './facePaths'

const Face = chakra('g', {
  base: {
    '& .bezel': { fill: 'brass.wash', stroke: 'brass', strokeWidth: '1.5' },
    '& .face': { fill: 'dial.face', stroke: 'brass', strokeWidth: '1.5' },
    '& .tick': { stroke: 'brass.ink', strokeWidth: '1.25', fill: 'none', opacity: '.65' },
    '& .major': { stroke: 'brass.ink', strokeWidth: '2.25', fill: 'none' },
    '& .hair': { fill: 'none', stroke: 'brass', strokeWidth: '1', opacity: '.55' },
    '& .light': { fill: 'dial.face', stroke: 'brass', strokeWidth: '1', strokeLinejoin: 'round' },
    '& .shade': { fill: 'brass.wash', stroke: 'brass', strokeWidth: '1', strokeLinejoin: 'round' },
    '& .mark': { fill: 'brass.ink' },
    '& text': {
      fill: 'ink',
      fontFamily: 'display',
      fontWeight: '600',
      fontSize: '25px',
      textAnchor: 'middle',
    },
  },
})

/** Bezel, ticks, rose and north: all that never changes. */
export const DialFace = () => (
  <Face>
    <circle className="bezel" cx="200" cy="200" r="197" />
    <path className="tick" d={fineTicks} />
    <path className="major" d={majorTicks} />
    <circle className="face" cx="200" cy="200" r="179" />
    <circle className="hair" cx="200" cy="200" r="146" />
    <circle className="hair" cx="200" cy="200" r="104" />
    <circle className="hair" cx="200" cy="200" r="100" />
    <path className="hair" d={spokes} />
    <path className="light" d={minorRose.light} />
    <path className="shade" d={minorRose.shade} />
    <path className="light" d={majorRose.light} />
    <path className="shade" d={majorRose.shade} />
    <path className="hair" d={northArcs} />
    <text x="200" y="45">
      N
    </text>
    <path className="mark" d="M200 2l7 17h-14z" />
  </Face>
)
