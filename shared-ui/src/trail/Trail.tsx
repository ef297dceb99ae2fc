import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import {
  dotRadius,
  flagAt,
  lineThrough,
  type TrailDrawing,
  trailDrawings,
  type TrailSize,
  waypointsOf,
} from './trailGeometry'

const Picture = chakra('svg', {
  base: {
    width: '100%',
    height: 'auto',
    overflow: 'visible',
    '& .all': {
      fill: 'none',
      stroke: 'line.strong',
      strokeWidth: '2',
      strokeLinecap: 'round',
      strokeDasharray: '.1 6',
    },
    '& .done': { fill: 'none', stroke: 'brand', strokeWidth: '2.5', strokeLinecap: 'round' },
    // The way to the waypoint that was just reached.
    '& .done[data-grows]': { strokeDasharray: '1', animation: 'draw .3s ease-out' },
    '& .dot': { fill: 'surface', stroke: 'line.strong', strokeWidth: '2' },
    '& .dot[data-state=done]': { fill: 'brand', stroke: 'brand' },
    '& .dot[data-state=next]': { stroke: 'brand', strokeWidth: '2.5' },
    '& .ring': { fill: 'none', stroke: 'brand', strokeWidth: '1.5', opacity: '.45' },
    '& .flag': {
      fill: 'none',
      stroke: 'ink.muted',
      strokeWidth: '1.75',
      strokeLinejoin: 'round',
      strokeLinecap: 'round',
    },
  },
  variants: {
    // On a journey's coloured band everything is drawn in paper white.
    onBand: {
      true: {
        '& .all': { stroke: 'on.band', strokeWidth: '2.5', strokeDasharray: '.1 8' },
        '& .done': { stroke: 'on.band', strokeWidth: '3' },
        '& .ring': { stroke: 'on.band', opacity: '.8', strokeWidth: '2' },
        '& .flag': { stroke: 'on.band', fill: 'on.band' },
        '& .dot': { fill: 'var(--band-middle, transparent)', stroke: 'on.band' },
        '& .dot[data-state=done], & .dot[data-state=next]': { fill: 'on.band', stroke: 'on.band' },
        // On paper there is no band.
        _print: {
          '& path, & circle': { stroke: 'black !important' },
          '& .dot': { fill: 'white !important' },
          '& .dot[data-state=done]': { fill: 'black !important' },
        },
      },
    },
  },
})

type DrawingProps = {
  done: number
  /** How many were reached before the last change. */
  before: number
  total: number
  drawing: TrailDrawing
  onBand: boolean
  shownOn: 'phones' | 'wide' | 'all'
}

const stateOf = (index: number, done: number) => {
  if (index < done) return 'done'
  return index === done ? 'next' : undefined
}

const displays = {
  phones: { base: 'block', md: 'none' },
  wide: { base: 'none', md: 'block' },
  all: 'block',
}

const Drawing = ({ done, before, total, drawing, onBand, shownOn }: DrawingProps) => {
  const waypoints = waypointsOf(total, drawing)
  const radius = dotRadius(total, drawing)
  const next = waypoints[done]
  const last = waypoints.at(-1)
  return (
    <Picture
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      onBand={onBand}
      display={displays[shownOn]}
      css={{ '--from': Math.min(1, (done - before) / Math.max(1, done - 1)) }}
      aria-hidden="true"
    >
      <path className="all" d={lineThrough(waypoints)} />
      {done > 1 && (
        <path
          // Another one each time, so that each is drawn.
          key={done}
          className="done"
          data-grows={done > before || undefined}
          pathLength={1}
          d={lineThrough(waypoints.slice(0, done))}
        />
      )}
      {next && <circle className="ring" cx={next.x} cy={next.y} r={radius + 4.5} />}
      {waypoints.map(({ x, y }, index) => (
        <circle
          key={x}
          className="dot"
          data-state={stateOf(index, done)}
          cx={x}
          cy={y}
          r={radius}
        />
      ))}
      {last && <path className="flag" d={flagAt(last, radius)} />}
    </Picture>
  )
}

export type TrailProps = {
  /** How many waypoints are reached; clamped to 0 … `total`. */
  done: number
  total: number
  /** Where it is shown, which decides its proportions. Default 'card'. */
  size?: TrailSize
}

/** A journey's waypoints on a line: reached, the next one ringed, those ahead. Nothing without waypoints. */
export const Trail = ({ done, total, size = 'card' }: TrailProps) => {
  const reached = Math.min(total, Math.max(0, done))
  const [{ now, before }, setCount] = useState({ now: reached, before: reached })
  if (now !== reached) setCount({ now: reached, before: now })
  if (total < 1) return null
  const { wide, narrow } = trailDrawings[size]
  const shared = { done: reached, before, total, onBand: size === 'detail' }
  return (
    <Box role="img" aria-label={`${reached} of ${total} waypoints reached`} width="100%">
      {wide === narrow ? (
        <Drawing {...shared} drawing={wide} shownOn="all" />
      ) : (
        <>
          <Drawing {...shared} drawing={wide} shownOn="wide" />
          <Drawing {...shared} drawing={narrow} shownOn="phones" />
        </>
      )}
    </Box>
  )
}
