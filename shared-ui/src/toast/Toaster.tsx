import { chakra } from '@chakra-ui/react/styled-system'
import { useSnapshot } from 'valtio/react'
import { toasts } from './toast'
import { ToastCard } from './ToastCard'

const Place = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 40,
    insetInline: 'var(--gutter)',
    bottom: 'calc(20px + env(safe-area-inset-bottom))',
    display: 'grid',
    justifyItems: { base: 'stretch', sm: 'center' },
    gap: '12px',
    pointerEvents: 'none',
  },
})

/** Where toasts appear. Once, in the frame. */
export const Toaster = () => {
  const { shown } = useSnapshot(toasts)
  return (
    <Place>
      {shown.map((message) => (
        <ToastCard key={message.id} {...message} />
      ))}
    </Place>
  )
}
