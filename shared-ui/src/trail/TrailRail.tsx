import { chakra } from '@chakra-ui/react/styled-system'
import { Check } from 'lucide-react'

const Rail = chakra('div', {
  base: {
    position: 'relative',
    width: { base: '36px', md: '48px' },
    marginLeft: { base: '-6px', md: 0 },
    marginRight: { base: '6px', md: 0 },
  },
})

// It is stretched from this waypoint's dot to the dot of the next one.
const Line = chakra('svg', {
  base: {
    position: 'absolute',
    left: 0,
    top: '38px',
    width: '100%',
    height: '100%',
    overflow: 'visible',
    '& path': {
      fill: 'none',
      stroke: 'line.strong',
      strokeWidth: '2',
      strokeLinecap: 'round',
      strokeDasharray: '.1 7',
    },
  },
  variants: {
    reached: {
      true: { '& path': { stroke: 'brand', strokeDasharray: 'none', strokeWidth: '2.5' } },
    },
  },
})

const Dot = chakra('span', {
  base: {
    position: 'absolute',
    left: '50%',
    top: '22px',
    translate: '-50% 0',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    borderRadius: '50%',
    border: '2px solid',
    borderColor: 'line.strong',
    background: 'bg',
    color: 'ink.muted',
    fontFamily: 'display',
    fontWeight: '600',
    fontSize: '.9375rem',
    lineHeight: '1',
    fontVariantNumeric: 'lining-nums',
  },
  variants: {
    state: {
      done: { background: 'brand', borderColor: 'brand', color: 'on.brand' },
      next: {
        width: '38px',
        height: '38px',
        top: '19px',
        borderColor: 'brand',
        color: 'brand',
        background: 'surface',
        outline: '1.5px solid',
        outlineColor: 'brand',
        outlineOffset: '4px',
        boxShadow: '0 0 0 5px {colors.bg}',
      },
      open: {},
    },
  },
})

export type TrailRailProps = {
  /** The number of the waypoint, from 1. */
  number: number
  state: 'done' | 'next' | 'open'
  /** The next waypoint is reached too, so the line to it is solid. */
  reached?: boolean
  last?: boolean
}

/** The piece of trail beside one milestone: its dot and the line to the next. */
export const TrailRail = ({ number, state, reached = false, last = false }: TrailRailProps) => {
  const bulge = number % 2 === 1 ? 44 : 4
  const line = `M24 0C24 26 ${bulge} 24 ${bulge} 50S24 74 24 100`
  return (
    <Rail aria-hidden="true">
      {!last && (
        <Line viewBox="0 0 48 100" preserveAspectRatio="none" reached={reached}>
          <path d={line} vectorEffect="non-scaling-stroke" />
        </Line>
      )}
      <Dot state={state}>{state === 'done' ? <Check size={16} /> : number}</Dot>
    </Rail>
  )
}
