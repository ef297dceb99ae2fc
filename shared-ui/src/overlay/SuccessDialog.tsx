import { chakra } from '@chakra-ui/react/styled-system'
import { CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Modal } from './Modal'

const Line = chakra('output', {
  base: { display: 'flex', alignItems: 'center', gap: '12px', '& > svg': { color: 'good' } },
})

export type SuccessDialogProps = {
  open: boolean
  title: string
  text: string
  /** How long the dialog stays open before `onDone`, in milliseconds. */
  durationMs: number
  /** Called after that time, or at once when the dialog is closed. */
  onDone: () => void
}

/** Says for a moment that a form was saved, before the form closes. */
export const SuccessDialog = ({ open, title, text, durationMs, onDone }: SuccessDialogProps) => {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (!open) return undefined
    const timer = setTimeout(() => done(), durationMs)
    return () => clearTimeout(timer)
  }, [open, durationMs])
  return (
    <Modal open={open} title={title} onClose={onDone}>
      <Line>
        <CircleCheck size={24} />
        {text}
      </Line>
    </Modal>
  )
}
