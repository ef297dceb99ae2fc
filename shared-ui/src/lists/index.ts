// Long lists of which only the visible part is drawn.
export { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
export type { VirtualItem, Virtualizer } from '@tanstack/react-virtual'
export { foldText } from './foldText'
export { useTopOnPage } from './useTopOnPage'
export { useWarm } from './useWarm'
