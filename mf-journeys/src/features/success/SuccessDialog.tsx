import { CircleCheckIcon, Flex } from '@truenorth/shared-ui'
import { Modal } from '@truenorth/shared-ui/overlay'
import { useEffect, useEffectEvent } from 'react'

type SuccessDialogProps = {
  open: boolean
  title: string
  text: string
  /** How long it stays before it goes on by itself. */
  forMs: number
  onDone: () => void
}

/** Says that it worked, for a moment, then goes on; closing it goes on at once. */
export const SuccessDialog = ({ open, title, text, forMs, onDone }: SuccessDialogProps) => {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (!open) return undefined
    const timer = setTimeout(() => done(), forMs)
    return () => clearTimeout(timer)
  }, [open, forMs])
  return (
    <Modal open={open} title={title} onClose={onDone}>
      <Flex align="center" gap="12px" as="output">
        <Flex color="good">
          <CircleCheckIcon size={24} />
        </Flex>
        {text}
      </Flex>
    </Modal>
  )
}
