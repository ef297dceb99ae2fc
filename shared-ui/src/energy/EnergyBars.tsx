import { chakra } from '@chakra-ui/react/styled-system'
import { energyLabel, type EnergyLevel, energyLevels } from './energyLabel'

// One styled element for all of it: long lists draw many of these.
const Root = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '7px',
    fontSize: '14',
    color: 'ink.muted',
    '& > span': {
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
      '&[data-on]': { background: 'var(--bar, {colors.ink.muted})', boxShadow: 'none' },
      '&:nth-of-type(1)': { height: '6px' },
      '&:nth-of-type(2)': { height: '10px' },
      '&:nth-of-type(3)': { height: '14px' },
    },
  },
})

export type EnergyBarsProps = {
  level: EnergyLevel
  /** Shows its name beside the bars. */
  label?: boolean
  /** Says nothing: its name stands elsewhere. */
  silent?: boolean
}

/** Energy as three bars, with its name beside them unless `label` is false. */
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
      {label && energyLabel(level)}
    </Root>
  )
}
