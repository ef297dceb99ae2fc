import { LineChart } from 'echarts/charts'
import { GridComponent, MarkLineComponent, TooltipComponent } from 'echarts/components'
import * as echarts from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

// Only what the product draws.
echarts.use([LineChart, GridComponent, MarkLineComponent, TooltipComponent, SVGRenderer])

export { echarts }
