export { Chart, type ChartProps } from './Chart'
export type { ChartOption } from './chartOption'
export { useChartColors } from './useChartColors'
