import { useState } from 'react'
import type { InboxAddress } from './address/useInboxAddress'
import { useDeleteFeedback } from './detail/useDeleteFeedback'
import { useMarkRead } from './detail/useMarkRead'
import { useOpenItem } from './detail/useOpenItem'
import type { KeyCommand } from './keys/keyCommand'
import { useInboxKeys } from './keys/useInboxKeys'
import { useStep } from './keys/useStep'
import { useInboxList } from './list/useInboxList'

/** Going through the inbox: step, read, delete; by buttons and by keys. */
export const useTriage = ({ view, go }: InboxAddress) => {
  const { items = [] } = useInboxList(view)
  const opened = useOpenItem(view)
  const { item } = opened
  const markRead = useMarkRead()
  const remove = useDeleteFeedback()
  const [isAsking, setAsking] = useState(false)
  const { neighbour, isOpen, leadTo } = useStep(items, view.item)

  const open = (id: number | undefined) => {
    if (id === undefined) return
    go({ item: id }, { replace: isOpen(), wish: { row: id } })
    leadTo(id)
  }
  const close = (row = view.item) =>
    go({ item: undefined }, { replace: true, wish: row === undefined ? undefined : { row } })
  const confirmDelete = () => {
    setAsking(false)
    if (!item) return
    close(neighbour(1) ?? neighbour(-1))
    remove(item)
  }
  const obey = (command: KeyCommand) => {
    if (command === 'next') open(neighbour(1))
    if (command === 'previous') open(neighbour(-1))
    if (command === 'read') markRead(item)
    if (command === 'delete') setAsking(item !== undefined)
    if (command === 'close' && view.item !== undefined) close()
  }
  useInboxKeys(view.keys, obey)

  return {
    ...opened,
    isAsking,
    close: () => close(),
    markRead: () => markRead(item),
    askDelete: () => setAsking(true),
    keepIt: () => setAsking(false),
    confirmDelete,
  }
}

export type Triage = ReturnType<typeof useTriage>
