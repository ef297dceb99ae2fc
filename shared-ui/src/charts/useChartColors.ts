import { useColorMode } from '../colorMode/useColorMode'
import { dark, light } from '../theme/palette'

/** The colours in force as values, by the name of their token: charts know no CSS variables. */
export const useChartColors = () => (useColorMode() === 'dark' ? dark : light)
