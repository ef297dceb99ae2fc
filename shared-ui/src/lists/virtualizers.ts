export { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
export type { VirtualItem, Virtualizer } from '@tanstack/react-virtual'
