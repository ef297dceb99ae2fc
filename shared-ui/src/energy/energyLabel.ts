export type EnergyLevel = 'low' | 'medium' | 'high'

const labels: Partial<Record<string, string>> & Record<EnergyLevel, string> = {
  low: 'Low Energy',
  medium: 'Medium Energy',
  high: 'High Energy',
}

/** The three levels, lowest first. */
export const energyLevels: readonly EnergyLevel[] = ['low', 'medium', 'high']

/** "Medium Energy"; empty for no level or one that is unknown. */
export const energyLabel = (level: string | null | undefined) => labels[level ?? ''] ?? ''
