import { report } from '@truenorth/shared-auth'
import {
  Button,
  Card,
  Flex,
  InlineRetry,
  lazyWithRetry,
  Skeleton,
  Text,
  toast,
} from '@truenorth/shared-ui'
import { Field, Select } from '@truenorth/shared-ui/forms'
import { Modal } from '@truenorth/shared-ui/overlay'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { appLockQueries, loadLock, useChangeMinutes, useTurnLockOff } from '../../api/appLock'
import { knowsPasskeys, passkeyQueries } from '../../api/passkeys'
import { awayOptions } from './awayOptions'

const lazyPart = lazyWithRetry({
  name: 'App lock',
  plural: false,
  onError: (error) => report(error, 'a part of the app lock could not be shown'),
})

const loadForms = () => import(/* webpackChunkName: "lock" */ './AppLockForms')
const outline = <Skeleton height="160px" />
const PinForm = lazyPart(() => loadForms().then((part) => part.PinForm), outline)
const PasskeyLockForm = lazyPart(() => loadForms().then((part) => part.PasskeyLockForm), outline)

const usualMinutes = 5

const titles = { pin: 'Set a PIN for this browser', passkey: 'Lock with a passkey' }
type Opened = keyof typeof titles

const failed = (context: string) => (error: unknown) => {
  report(error, context)
  toast.show({ text: 'That could not be saved. Please try again.', tone: 'bad' })
}

const lock = async () => {
  try {
    await (await loadLock()).lockNow()
  } catch (error) {
    failed('locking')(error)
  }
}

type SetLockProps = {
  kind: Opened
  minutes: number
  onOpen: (what: Opened) => void
}

const SetLock = ({ kind, minutes, onOpen }: SetLockProps) => {
  const change = useChangeMinutes(failed('when a browser locks'))
  const turnOff = useTurnLockOff(failed('turning the app lock off'))
  return (
    <>
      <Text marginBottom="16px">
        {kind === 'pin' ? 'On. Your PIN opens it.' : 'On. A passkey of yours opens it.'}
      </Text>
      <Field label="Locks">
        <Select
          options={awayOptions}
          value={String(minutes)}
          onChange={(event) => change.mutate(Number(event.target.value))}
        />
      </Field>
      <Flex gap="8px" wrap="wrap" marginTop="16px">
        <Button variant="line" onClick={() => void lock()}>
          Lock now
        </Button>
        {kind === 'pin' && (
          <Button variant="line" onClick={() => onOpen('pin')}>
            Change PIN…
          </Button>
        )}
        <Button
          variant="line"
          busy={turnOff.isPending}
          busyText="Turning off…"
          onClick={() => turnOff.mutate()}
        >
          Turn off
        </Button>
      </Flex>
    </>
  )
}

const NoLock = ({ onOpen }: { onOpen: (what: Opened) => void }) => {
  const { data: passkeys = [] } = useQuery(passkeyQueries.list())
  return (
    <Flex gap="8px" wrap="wrap">
      <Button variant="line" onClick={() => onOpen('pin')}>
        Set a PIN…
      </Button>
      {knowsPasskeys() && passkeys.length > 0 && (
        <Button variant="line" onClick={() => onOpen('passkey')}>
          Use a passkey…
        </Button>
      )}
    </Flex>
  )
}

const Body = () => {
  const { data, isError, isFetching, refetch } = useQuery(appLockQueries.settings())
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const buttons = useRef<HTMLDivElement>(null)
  // What opened the dialog may be gone with what was done there.
  const finalFocus = () => buttons.current?.querySelector<HTMLElement>('select, button') ?? null
  if (isError)
    return (
      <InlineRetry
        what="The lock of this browser could not be loaded."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton height="44px" />
  if (!data.canLock)
    return (
      <Text color="ink.muted" fontSize="14">
        This page has no secure connection (https), without which no browser can encrypt anything.
      </Text>
    )
  const minutes = data.lock?.minutes ?? usualMinutes
  return (
    <div ref={buttons}>
      {data.lock ? (
        <SetLock kind={data.lock.kind} minutes={minutes} onOpen={setOpened} />
      ) : (
        <NoLock onOpen={setOpened} />
      )}
      <Modal
        open={opened !== undefined}
        onClose={close}
        title={opened ? titles[opened] : ''}
        finalFocus={finalFocus}
      >
        {opened === 'pin' && <PinForm onClose={close} minutes={minutes} />}
        {opened === 'passkey' && <PasskeyLockForm onClose={close} minutes={minutes} />}
      </Modal>
    </div>
  )
}

/** The lock of this browser: set, changed, closed and taken off. */
export const AppLockCard = () => (
  <Card title="App lock">
    <Text color="ink.muted" marginBottom="16px">
      Locks Truenorth in this browser when you are away: it hides what is on the screen and puts
      away your sign-in, in all tabs, until you open it again. You need a connection for that. A
      page that nobody touches for five minutes counts as left.
    </Text>
    <Body />
  </Card>
)
