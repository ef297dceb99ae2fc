import { chakra } from '@chakra-ui/react/styled-system'
import { Check, CircleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../button/IconButton'
import { toast, type ToastMessage } from './toast'

const Root = chakra('div', {
  base: {
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: 'max-content',
    maxWidth: '100%',
    minHeight: '52px',
    padding: '8px 8px 8px 16px',
    borderRadius: '8',
    background: 'surface',
    border: '1px solid',
    borderColor: 'line',
    boxShadow: 'float',
    fontSize: '14',
    animation: 'rise {durations.enter} {easings.calm}',
  },
})

const Words = chakra('p', { base: { minWidth: 0, paddingRight: '8px' } })
const Sign = chakra('span', { base: { flex: 'none' } })

const signs = {
  good: <Check size={20} />,
  bad: <CircleAlert size={20} />,
  plain: null,
}

/** One message. Its time stands still while somebody points at it or has focus in it. */
export const ToastCard = ({ id, text, tone, durationMs, role }: ToastMessage) => {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (durationMs === 0 || held) return undefined
    const timer = setTimeout(() => toast.close(id), durationMs)
    return () => clearTimeout(timer)
  }, [id, durationMs, held])
  return (
    <Root
      role={role}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {signs[tone] && <Sign color={tone}>{signs[tone]}</Sign>}
      <Words>{text}</Words>
      {durationMs === 0 && (
        <IconButton label="Close" icon={<X size={20} />} onClick={() => toast.close(id)} />
      )}
    </Root>
  )
}
