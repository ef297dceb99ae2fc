import { chakra } from '@truenorth/shared-ui'
import type { ReactNode } from 'react'
import { useBottomBar } from './useBottomBar'

const Bar = chakra('div', {
  variants: {
    sticky: {
      true: {
        mdDown: {
          position: 'sticky',
          bottom: 0,
          zIndex: 4,
          marginInline: 'calc(-1 * var(--gutter))',
          padding: '12px var(--gutter) calc(12px + env(safe-area-inset-bottom))',
          // What floats has the corner.
          paddingRight: 'max(var(--gutter), calc(var(--float-corner, 0px) + 8px))',
          background: 'bg',
          borderTop: '1px solid {colors.line}',
        },
      },
    },
  },
})

/** What saves: on phones always in reach of the thumb, unless it would take the screen from the form. */
export const BottomBar = ({ children }: { children: ReactNode }) => {
  const { ref, isLow } = useBottomBar()
  return (
    <Bar ref={ref} sticky={isLow}>
      <div>{children}</div>
    </Bar>
  )
}
