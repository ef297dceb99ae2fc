import { chakra } from '@chakra-ui/react/styled-system'

/** The energy of a reading, as it is stored. */
export type EnergyLevel = 'low' | 'medium' | 'high'

const labels: Partial<Record<string, string>> & Record<EnergyLevel, string> = {
  low: 'Low Energy',
  medium: 'Medium Energy',
  high: 'High Energy',
}

/** The three levels, lowest first. */
export const energyLevels: readonly EnergyLevel[] = ['low', 'medium', 'high']

/** "Medium Energy"; empty for no level or an unknown one. */
export const energyLabel = (level: string | null | undefined) => labels[level ?? ''] ?? ''

// One styled element for the whole of it, because long lists draw many of these.
const Root = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '7px',
    fontSize: '14',
    color: 'ink.muted',
    '& > :first-child': {
      display: 'inline-flex',
      flex: 'none',
      alignItems: 'flex-end',
      gap: '2px',
      height: '14px',
      forcedColorAdjust: 'none',
    },
    '& i': {
      width: '4px',
      borderRadius: '1px',
      boxShadow: 'inset 0 0 0 1px {colors.line.strong}',
      // Borders are printed without backgrounds.
      _print: { border: '1px solid' },
      '&[data-on]': {
        background: 'var(--bar, {colors.ink.muted})',
        boxShadow: 'none',
        _print: { borderWidth: '2px' },
      },
      '&:nth-of-type(1)': { height: '6px' },
      '&:nth-of-type(2)': { height: '10px' },
      '&:nth-of-type(3)': { height: '14px' },
    },
  },
})

export type EnergyBarsProps = {
  level: EnergyLevel
  /** Shows the level's name beside the bars. Default true. */
  label?: boolean
  /** Hides the bars from screen readers, because the name stands elsewhere. Default: as `label`. */
  silent?: boolean
}

/** Energy as three bars, with its name beside them. */
export const EnergyBars = ({ level, label = true, silent = label }: EnergyBarsProps) => {
  const reached = energyLevels.indexOf(level)
  return (
    <Root>
      <span
        {...(silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': energyLabel(level) })}
      >
        {energyLevels.map((step, index) => (
          <i key={step} data-on={index <= reached || undefined} />
        ))}
      </span>
      {label && <span>{energyLabel(level)}</span>}
    </Root>
  )
}
