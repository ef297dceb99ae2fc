import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { nearestTurn } from './bearing'

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

/** The needle: swings in once and then the shorter way, or searches. */
export const DialNeedle = ({ bearing, searching }: { bearing: number; searching: boolean }) => {
  const [turn, setTurn] = useState(bearing)
  const next = nearestTurn(turn, bearing)
  if (next !== turn) setTurn(next)
  return (
    <>
      <Needle searching={searching} css={{ transform: `rotate(${next}deg)` }} data-turn={next}>
        <path className="tail-shade" d="M200 282L187 200H200Z" />
        <path className="tail" d="M200 282L213 200H200Z" />
        <path className="tip" d="M200 93L187 200H200Z" />
        <path className="tip-shade" d="M200 93L213 200H200Z" />
      </Needle>
      <chakra.circle cx="200" cy="200" r="13" fill="brass" stroke="dial.face" strokeWidth="2.5" />
      <chakra.circle cx="200" cy="200" r="4" fill="dial.face" />
    </>
  )
}
