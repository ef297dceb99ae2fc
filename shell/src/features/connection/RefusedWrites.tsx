import { type FailedWrite, report, useConnection } from '@truenorth/shared-auth'
import { AlertIcon, Button } from '@truenorth/shared-ui'
import { lazy, Suspense, useState } from 'react'
import { NoticeLine } from '../../components/NoticeLine'
import { isRefusedForMoment, refusalText } from './refusalText'

const loadOutbox = () => import('@truenorth/shared-auth/outbox')
const loadDialogs = () => import('./RefusedWriteDialog')

const RefusedWriteView = lazy(async () => ({ default: (await loadDialogs()).RefusedWriteView }))
const DiscardQuestion = lazy(async () => ({ default: (await loadDialogs()).DiscardQuestion }))

/** The ways out for a write that was refused. */
const useRefusedWrite = (key: string) => {
  const [isBusy, setBusy] = useState(false)
  const run = async (act: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await act()
    } catch (error) {
      report(error, 'a refused write')
    }
    setBusy(false)
  }
  return {
    isBusy,
    tryAgain: () => void run(async () => (await loadOutbox()).retryWrite(key)),
    saveAsOfToday: () => void run(async () => (await loadOutbox()).saveAsOfNow(key)),
    discard: () => void run(async () => (await loadOutbox()).discardWrite(key)),
  }
}

const RefusedWrite = ({ write }: { write: FailedWrite }) => {
  const { tryAgain, saveAsOfToday, discard, isBusy } = useRefusedWrite(write.key)
  const [shown, setShown] = useState<'content' | 'question'>()
  const close = () => setShown(undefined)
  const button = (name: string, onClick: () => void) => (
    <Button
      variant="quiet"
      fontSize="14"
      disabled={isBusy}
      aria-label={`${name}: ${write.label}`}
      onClick={onClick}
    >
      {name}
    </Button>
  )
  const actions = (
    <>
      {isRefusedForMoment(write)
        ? button('Save as of today', saveAsOfToday)
        : button('Try again', tryAgain)}
      {button('Discard', () => setShown('question'))}
    </>
  )
  return (
    <NoticeLine
      icon={<AlertIcon size={18} aria-hidden />}
      actions={
        <div>
          {button('Open', () => setShown('content'))}
          {actions}
        </div>
      }
    >
      {refusalText(write)}
      <Suspense>
        {shown === 'content' && (
          <RefusedWriteView write={write} onClose={close}>
            {actions}
          </RefusedWriteView>
        )}
        {shown === 'question' && (
          <DiscardQuestion write={write} isBusy={isBusy} onClose={close} onDiscard={discard} />
        )}
      </Suspense>
    </NoticeLine>
  )
}

/** The writes that were queued and then refused by the server; the user decides what happens to them. */
export const RefusedWrites = () => {
  const { failed } = useConnection()
  return (
    <div role="alert">
      {failed.map((write) => (
        <RefusedWrite key={write.key} write={write} />
      ))}
    </div>
  )
}
