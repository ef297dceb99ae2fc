import { chakra } from '@chakra-ui/react/styled-system'
import { useSnapshot } from 'valtio/react'
import { toasts } from './toast'
import { ToastCard } from './ToastCard'

const Place = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 40,
    insetInline: 'var(--gutter)',
    // On phones above the bar that saves and the button for feedback.
    bottom: {
      base: 'calc(88px + env(safe-area-inset-bottom))',
      md: '20px',
    },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: { base: 'start', md: 'center' },
    gap: '12px',
    pointerEvents: 'none',
  },
})

/** Where toasts appear. Once, in the frame. */
export const Toaster = () => {
  const { shown } = useSnapshot(toasts, { sync: true })
  return (
    <Place>
      {shown.map((message) => (
        <ToastCard key={message.id} {...message} />
      ))}
    </Place>
  )
}
