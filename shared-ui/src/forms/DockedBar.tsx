import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useRef, useState } from 'react'

const heightProperty = '--bottom-bar'
// Of the root element, while such a bar stands instead of the shell's own bar on phones.
const flag = 'dockedBar'
const cornerPx = 72
const largestShare = 1 / 5

// Whether the bar is low enough to stick; publishes its height.
const useDock = () => {
  const ref = useRef<HTMLDivElement>(null)
  const [isLow, setLow] = useState(true)
  useEffect(() => {
    const bar = ref.current
    if (!bar) return undefined
    const { style, dataset } = document.documentElement
    dataset[flag] = ''
    const measure = () => {
      const { top, bottom } = bar.getBoundingClientRect()
      // The content of the bar is measured, because its height does not depend on sticking.
      setLow((bar.firstElementChild?.clientHeight ?? 0) <= innerHeight * largestShare)
      const isInCorner = top < innerHeight && bottom > innerHeight - cornerPx
      style.setProperty(heightProperty, isInCorner ? `${innerHeight - top}px` : '0px')
    }
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
      style.removeProperty(heightProperty)
      delete dataset[flag]
    }
  }, [])
  return { ref, isLow }
}

const Bar = chakra('div', {
  base: { flex: { md: '1 1 auto' } },
  variants: {
    sticky: {
      true: {
        mdDown: {
          position: 'sticky',
          bottom: 0,
          zIndex: 4,
          marginInline: 'calc(-1 * var(--gutter))',
          padding: '12px var(--gutter) calc(12px + env(safe-area-inset-bottom))',
          background: 'bg',
          borderTop: '1px solid {colors.line}',
        },
      },
    },
  },
})

/**
 * A bar that sticks to the bottom of the window on phones, unless it would take more than a fifth of
 * it. The shell's own bar leaves it the place. While it is there, `--bottom-bar` on the root element is the
 * height that it takes, for what floats above it.
 */
export const DockedBar = ({ children }: { children: ReactNode }) => {
  const { ref, isLow } = useDock()
  return (
    <Bar ref={ref} sticky={isLow}>
      <div>{children}</div>
    </Bar>
  )
}
