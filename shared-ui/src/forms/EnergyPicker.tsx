import { EnergyBars } from '../energy/EnergyBars'
import { energyLabel, type EnergyLevel, energyLevels } from '../energy/energyLabel'
import { ChoiceCards } from './ChoiceCards'

export type EnergyPickerProps = {
  label?: string
  value: EnergyLevel | null | undefined
  onChange: (level: EnergyLevel) => void
  onClear?: () => void
}

const options = energyLevels.map((level) => ({
  value: level,
  label: energyLabel(level),
  icon: <EnergyBars level={level} label={false} silent />,
}))

/** Low, medium or high, each with its bars. */
export const EnergyPicker = ({ label = 'Energy', ...rest }: EnergyPickerProps) => (
  <ChoiceCards label={label} options={options} columns={3} {...rest} />
)
