import ReactEChartsCore from 'echarts-for-react/esm/core'
import { chakra } from '@chakra-ui/react/styled-system'
import { fonts } from '../theme/scales'
import { echarts } from './echarts'
import type { ChartOption } from './chartOption'

const Place = chakra('div', { base: { width: '100%', minWidth: 0 } })

export type ChartProps = {
  option: ChartOption
  /** What the picture shows, in words, for those who do not see it. */
  label: string
  /** In pixels. */
  height: number
}

const frame = () => ({
  animation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  textStyle: { fontFamily: fonts.text.value },
})

/** A chart drawn at its real width, so that its words keep their size. */
export const Chart = ({ option, label, height }: ChartProps) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture that is drawn, not fetched
  <Place role="img" aria-label={label} height={`${height}px`}>
    <ReactEChartsCore
      echarts={echarts}
      option={{ ...frame(), ...option }}
      notMerge
      opts={{ renderer: 'svg' }}
      style={{ height: '100%', width: '100%' }}
    />
  </Place>
)
