import { useMutation, useQueryClient } from '@tanstack/react-query'
import { report } from '@truenorth/shared-auth'
import { lockPages, UnlockDialog, useSealedPages } from '@truenorth/shared-auth/sealed-pages'
import { Button, chakra, localToday, saveFile, toast } from '@truenorth/shared-ui'
import { useState } from 'react'
import { sealedPictureQueries } from '../../api/sealedPages'
import type { Entry } from '../../domain/entry'
import type { OpenedEntries } from '../../domain/openedEntries'
import { type PagePicture, toMarkdown } from './toMarkdown'
import { useOpenedPages } from './useOpenedPages'

const Bar = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
    minHeight: '62px',
    marginBottom: '16px',
    padding: '8px 8px 8px 16px',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '14',
    background: 'surface.sunken',
    fontSize: '14',
    _print: { display: 'none' },
    '& > output': { flex: '1 1 12rem', minWidth: 0 },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '4px' },
  },
})

const countOf = (count: number) => (count === 1 ? '1 sealed page' : `${count} sealed pages`)

const damagedText = (count: number) =>
  count > 0 ? ` ${countOf(count)} could not be opened; nothing was deleted.` : ''

const useDownload = (entries: readonly Entry[]) => {
  const client = useQueryClient()
  const loadPicture = (page: string, picture: PagePicture) =>
    client.fetchQuery(sealedPictureQueries.one(page, picture))
  return useMutation({
    mutationFn: () => toMarkdown(entries, loadPicture),
    onSuccess: (text) => {
      saveFile(
        new Blob([text], { type: 'text/markdown' }),
        `truenorth-sealed-pages-${localToday()}.md`,
      )
      toast.show({ text: 'The file is in your downloads', tone: 'good' })
    },
    onError: (error) => {
      report(error, 'downloading opened pages')
      toast.show({ text: 'The file could not be made. Please try again.', tone: 'bad' })
    },
  })
}

type SealedPagesBarProps = {
  /** The sealed entries as the server sends them. */
  entries: readonly Entry[]
  isUnlocking: boolean
  onUnlocking: (isUnlocking: boolean) => void
  /** Receives the entries that are open on this device, whenever they change. */
  onOpened: (opened: OpenedEntries) => void
}

/** Opens the sealed entries of the journal while they are unlocked, and says whether they are. */
export const SealedPagesBar = (props: SealedPagesBarProps) => {
  const { entries, isUnlocking, onUnlocking, onOpened } = props
  const { state } = useSealedPages()
  const [opened, setOpened] = useState<OpenedEntries>(new Map())
  useOpenedPages(entries, state, (next) => {
    setOpened(next)
    onOpened(next)
  })
  const readable = [...opened.values()].filter(({ seal }) => seal?.state !== 'damaged')
  const download = useDownload(readable)
  const isUnlocked = state === 'unlocked'
  const text = () => {
    if (state === 'loading') return ''
    if (state === 'off')
      return `${countOf(entries.length)} cannot be opened: this account has no key for sealed pages.`
    const locked = `${countOf(entries.length)}, locked on this device.`
    return isUnlocked
      ? `Your sealed pages are open on this device.${damagedText(opened.size - readable.length)}`
      : locked
  }
  const lock = () => {
    lockPages().catch((error: unknown) => {
      report(error, 'locking sealed pages')
      toast.show({ text: 'The pages could not be locked. Please try again.', tone: 'bad' })
    })
  }
  return (
    <Bar aria-label="Sealed pages">
      <output>{text()}</output>
      {(isUnlocked || state === 'locked') && (
        <div>
          {isUnlocked && readable.length > 0 && (
            <Button
              variant="quiet"
              busy={download.isPending}
              busyText="Preparing…"
              onClick={() => download.mutate()}
            >
              Download them
            </Button>
          )}
          <Button variant="line" onClick={isUnlocked ? lock : () => onUnlocking(true)}>
            {isUnlocked ? 'Lock' : 'Unlock'}
          </Button>
        </div>
      )}
      {isUnlocking && (
        <UnlockDialog onUnlocked={() => onUnlocking(false)} onClose={() => onUnlocking(false)} />
      )}
    </Bar>
  )
}
