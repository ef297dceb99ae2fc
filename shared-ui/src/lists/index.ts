// Long lists, of which only the visible part is rendered, and searching in them.
// Remotes of earlier releases take it from here.
export { foldText } from '@truenorth/api-contract/text'
export { useIdlePrecompute } from './useIdlePrecompute'
export { useListVirtualizer } from './useListVirtualizer'
export { useNear } from './useNear'
export { usePageOffset } from './usePageOffset'
export { usePrinting } from './usePrinting'
export { useSwipe } from './useSwipe'
export { type SwipeAction, type SwipeActions, useSwipeActions } from './useSwipeActions'
export * from './virtualizers'
