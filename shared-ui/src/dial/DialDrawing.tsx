import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { bearingOf, moodScale, type MoodValue } from '../mood/moodScale'
import { at, facePaths, halfSector, nearestTurn, sector } from './dialGeometry'

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

const compactScale = 'translate(200 200) scale(.6) translate(-200 -200)'

/** Bezel, ticks, rose and the mark of north. */
export const DialFace = ({ compact }: { compact: boolean }) => (
  <Face>
    <circle className="bezel" cx="200" cy="200" r="197" />
    <path className="tick" d={facePaths.fineTicks} />
    <path className="major" d={facePaths.majorTicks} />
    <circle className="face" cx="200" cy="200" r="179" />
    {!compact && <circle className="hair" cx="200" cy="200" r="146" />}
    <g transform={compact ? compactScale : undefined}>
      <circle className="hair" cx="200" cy="200" r="104" />
      <circle className="hair" cx="200" cy="200" r="100" />
      <path className="hair" d={facePaths.spokes} />
      <path className="light" d={facePaths.minorRose.light} />
      <path className="shade" d={facePaths.minorRose.shade} />
      <path className="light" d={facePaths.majorRose.light} />
      <path className="shade" d={facePaths.majorRose.shade} />
    </g>
    <path className="hair" d={facePaths.northArcs} />
    <text x="200" y="45">
      N
    </text>
    <path className="mark" d="M200 2l7 17h-14z" />
  </Face>
)

type DialSectorsProps = { chosen: MoodValue | undefined; compact: boolean }

/** The ring of five moods; the chosen one is thicker on its inner side, by less where words stand beside it. */
export const DialSectors = ({ chosen, compact }: DialSectorsProps) =>
  moodScale.map(({ value, token }) => {
    const middle = bearingOf(value)
    const thick = compact ? 154 : 146
    const inner = value === chosen ? thick : 158
    return (
      <chakra.path
        key={value}
        fill={token}
        d={sector(172, inner, middle - halfSector, middle + halfSector)}
      />
    )
  })

const PrintedEmoji = chakra('text', {
  base: {
    fontFamily: 'emoji',
    fontSize: '30px',
    textAnchor: 'middle',
    dominantBaseline: 'central',
  },
})

/** The five faces as part of the drawing. */
export const DialEmoji = () =>
  moodScale.map(({ value, emoji }) => {
    const [x, y] = at(127, bearingOf(value)).split(' ')
    return (
      <PrintedEmoji key={value} x={x} y={y}>
        {emoji}
      </PrintedEmoji>
    )
  })

const Needle = chakra('g', {
  base: {
    transformOrigin: '200px 200px',
    transition: 'transform {durations.swing} {easings.spring}',
    animation: 'swing {durations.swing} {easings.spring}',
    '& .tail-shade': { fill: 'ink.muted' },
    '& .tail': { fill: 'ink' },
    '& .tip': { fill: 'needle' },
    '& .tip-shade': { fill: 'needle.deep' },
  },
  variants: { searching: { true: { animation: 'search 2.8s ease-in-out infinite' } } },
})

type DialNeedleProps = { bearing: number; searching: boolean; compact: boolean }

/** The needle: it swings in once, then follows its bearing the shorter way, or searches to and fro. */
export const DialNeedle = ({ bearing, searching, compact }: DialNeedleProps) => {
  const [turn, setTurn] = useState(bearing)
  const next = nearestTurn(turn, bearing)
  if (next !== turn) setTurn(next)
  return (
    <g transform={compact ? compactScale : undefined}>
      <Needle searching={searching} css={{ transform: `rotate(${next}deg)` }} data-turn={next}>
        <path className="tail-shade" d="M200 282L187 200H200Z" />
        <path className="tail" d="M200 282L213 200H200Z" />
        <path className="tip" d="M200 93L187 200H200Z" />
        <path className="tip-shade" d="M200 93L213 200H200Z" />
      </Needle>
      <chakra.circle cx="200" cy="200" r="13" fill="brass" stroke="dial.face" strokeWidth="2.5" />
      <chakra.circle cx="200" cy="200" r="4" fill="dial.face" />
    </g>
  )
}
