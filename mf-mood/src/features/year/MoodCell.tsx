import { chakra, type MoodStep, type MoodValue, moodScale } from '@truenorth/shared-ui'
import type { CellLook } from './cellLook'
import { inkOnMood, moodShapes } from './cellMarks'

const moodLook = ({ value, token }: MoodStep) => ({
  [`& > [data-mood="${value}"]`]: {
    background: token,
    color: { base: inkOnMood(value, 'light'), _dark: inkOnMood(value, 'dark') },
  },
})

const Root = chakra('span', {
  base: {
    display: 'flex',
    width: '100%',
    height: '100%',
    overflow: 'hidden',
    borderRadius: { base: '3px', lg: '4px' },
    fontWeight: '640',
    lineHeight: '1',
    fontVariantNumeric: 'lining-nums tabular-nums',
    '& > b': {
      display: 'grid',
      flex: '1 1 0',
      placeItems: 'center',
      minWidth: 0,
      fontWeight: 'inherit',
    },
    '& svg': { width: 'min(80%, 18px)', fill: 'currentColor' },
    // The colors carry the meaning, so forced colors must not replace them.
    forcedColorAdjust: 'none',
    ...Object.assign({}, ...moodScale.map(moodLook)),
    _print: { border: '1px solid', borderColor: 'line.strong' },
  },
  variants: {
    kind: {
      moods: {},
      none: { border: '1px solid', borderColor: 'line', forcedColorAdjust: 'auto' },
      ahead: {
        alignItems: 'center',
        justifyContent: 'center',
        forcedColorAdjust: 'auto',
        _print: { border: 0 },
        _before: {
          content: '""',
          width: '3px',
          height: '3px',
          borderRadius: 'full',
          background: 'line.strong',
          '@media (forced-colors: active)': { background: 'CanvasText' },
        },
      },
    },
  },
})

const Mark = ({ mood, look }: { mood: MoodValue; look: CellLook }) =>
  look === 'numbers' ? (
    mood
  ) : (
    <svg viewBox="0 0 16 16">
      <path d={moodShapes[mood]} />
    </svg>
  )

type MoodCellProps = { moods: readonly MoodStep[]; isAhead?: boolean; look: CellLook }

const kindOf = ({ moods, isAhead = false }: Omit<MoodCellProps, 'look'>) => {
  if (moods.length > 0) return 'moods'
  return isAhead ? 'ahead' : 'none'
}

/** A day's mood as color and number or shape; both ends of a varied day. Its name stands on what holds it. */
export const MoodCell = ({ look, ...cell }: MoodCellProps) => (
  <Root kind={kindOf(cell)} aria-hidden>
    {cell.moods.map(({ value }) => (
      <b key={value} data-mood={value}>
        <Mark mood={value} look={look} />
      </b>
    ))}
  </Root>
)
