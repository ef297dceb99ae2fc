import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import { Tooltip as ChakraTooltip } from '@chakra-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

const Bubble = chakra(ChakraTooltip.Content, {
  base: {
    maxWidth: '280px',
    padding: '6px 10px',
    borderRadius: '8',
    background: 'ink',
    color: 'bg',
    fontSize: '13',
    boxShadow: 'float',
    zIndex: 45,
  },
})

export type TooltipProps = { text: ReactNode; children: ReactElement }

/** A hint on hover and focus. It must not be the only place that says something. */
export const Tooltip = ({ text, children }: TooltipProps) => (
  <ChakraTooltip.Root openDelay={400} closeDelay={100}>
    <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
    <Portal>
      <ChakraTooltip.Positioner>
        <Bubble>{text}</Bubble>
      </ChakraTooltip.Positioner>
    </Portal>
  </ChakraTooltip.Root>
)
