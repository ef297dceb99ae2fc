import { chakra } from '@chakra-ui/react/styled-system'
import ReactEChartsCore from 'echarts-for-react/esm/core'
import { LineChart, type LineSeriesOption } from 'echarts/charts'
import {
  GridComponent,
  type GridComponentOption,
  MarkLineComponent,
  type MarkLineComponentOption,
  TooltipComponent,
  type TooltipComponentOption,
} from 'echarts/components'
import * as echarts from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { useColorMode } from './theme/colorMode'
import { dark, light } from './theme/palette'
import { fonts } from './theme/scales'

/** The option of a chart: lines on a grid, with a tooltip. These are the parts of ECharts that are bundled. */
export type ChartOption = echarts.ComposeOption<
  LineSeriesOption | GridComponentOption | TooltipComponentOption | MarkLineComponentOption
>

// Registers the parts in use. Registering them again does nothing.
const echartsWithParts = () => {
  echarts.use([LineChart, GridComponent, MarkLineComponent, TooltipComponent, SVGRenderer])
  return echarts
}

/** The colours in force as values, by token, because ECharts does not read CSS variables. */
export const useChartColors = () => (useColorMode() === 'dark' ? dark : light)

const Container = chakra('div', { base: { width: '100%', minWidth: 0 } })

const defaults = () => ({
  animation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  textStyle: { fontFamily: fonts.text.value },
})

export type ChartProps = {
  option: ChartOption
  /** Accessible name: what the chart shows, in words. */
  label: string
  /** In pixels. */
  height: number
}

/** A chart drawn at the width of its container, so that its text keeps its size. */
export const Chart = ({ option, label, height }: ChartProps) => (
  <Container role="img" aria-label={label} height={`${height}px`}>
    <ReactEChartsCore
      echarts={echartsWithParts()}
      option={{ ...defaults(), ...option }}
      notMerge
      opts={{ renderer: 'svg' }}
      style={{ height: '100%', width: '100%' }}
    />
  </Container>
)
