import type { SealedPages } from '@truenorth/api-contract/sealedPages'
import { report } from '@truenorth/shared-auth'
import { lockPages, UnlockDialog, useSealedPages } from '@truenorth/shared-auth/sealed-pages'
import { knowsPasskeys } from '@truenorth/shared-auth/sealed-pages/keys'
import { Button, Flex, InlineRetry, Skeleton, Text, toast } from '@truenorth/shared-ui'
import { Checkbox } from '@truenorth/shared-ui/forms'
import { Modal } from '@truenorth/shared-ui/overlay'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { passkeyQueries } from '../../api/passkeys'
import { sealedPagesQueries, useRemovePasskeyWay, useSetSealsNew } from '../../api/sealedPages'
import { RowList } from '../../components/RowList'
import { AddPasskeyWayForm, ChangePassphraseForm, EndForm, RenewCodeForm } from './SealedPagesForms'
import { SealedPagesSetUp } from './SealedPagesSetUp'

const failure = (what: string) => (error: unknown) => {
  report(error, what)
  toast.show({ text: 'That could not be saved. Please try again.', tone: 'bad' })
}

const titles = {
  setUp: 'Set up sealed pages',
  passphrase: 'Change the passphrase',
  code: 'New recovery code',
  passkey: 'Open sealed pages with a passkey',
  end: 'Turn off sealed pages?',
}
type Opened = keyof typeof titles

const LockRow = ({ state }: { state: ReturnType<typeof useSealedPages>['state'] }) => {
  const [isUnlocking, setUnlocking] = useState(false)
  const close = () => setUnlocking(false)
  const isUnlocked = state === 'unlocked'
  const lock = () => void lockPages().catch(failure('locking sealed pages'))
  return (
    <Flex gap="8px 16px" wrap="wrap" alignItems="center" justifyContent="space-between">
      <Text as="output" fontWeight="600">
        {isUnlocked
          ? 'Unlocked on this device, until you lock them or sign out.'
          : 'Locked on this device.'}
      </Text>
      <Button variant="line" onClick={isUnlocked ? lock : () => setUnlocking(true)}>
        {isUnlocked ? 'Lock now' : 'Unlock…'}
      </Button>
      {isUnlocking && <UnlockDialog onUnlocked={close} onClose={close} />}
    </Flex>
  )
}

const Passkeys = ({ pages, onAdd }: { pages: SealedPages; onAdd: () => void }) => {
  const { data: passkeys = [] } = useQuery(passkeyQueries.list())
  const removing = useRemovePasskeyWay(failure('removing a passkey from sealed pages'))
  const ways = pages.wraps.filter(({ kind }) => kind === 'passkey')
  const nameOf = (id: number | null | undefined) =>
    passkeys.find((passkey) => passkey.id === id)?.name ?? 'A passkey'
  const isLeft = passkeys.some(({ id }) => !ways.some(({ passkey_id }) => passkey_id === id))
  return (
    <>
      {ways.length > 0 && (
        <RowList aria-label="Passkeys that open sealed pages">
          {ways.map(({ id, passkey_id }) => (
            <li key={id}>
              <div>
                <Text fontWeight="600" dir="auto">
                  {nameOf(passkey_id)}
                </Text>
                <Text color="ink.muted" fontSize="14">
                  This passkey opens your sealed pages.
                </Text>
              </div>
              <Button
                variant="line"
                aria-label={`Let ${nameOf(passkey_id)} no longer open sealed pages`}
                busy={removing.isPending && removing.variables === id}
                onClick={() => removing.mutate(id)}
              >
                Remove
              </Button>
            </li>
          ))}
        </RowList>
      )}
      {knowsPasskeys() && isLeft && (
        <Button variant="line" alignSelf="flex-start" onClick={onAdd}>
          Add a passkey…
        </Button>
      )}
    </>
  )
}

const countText = (count: number) => {
  if (count === 0) return 'No entry is sealed yet.'
  return count === 1 ? 'One entry is sealed.' : `${count} entries are sealed.`
}

type PresentProps = { pages: SealedPages; onOpen: (opened: Opened) => void }

const Present = ({ pages, onOpen }: PresentProps) => {
  const { state } = useSealedPages()
  const setting = useSetSealsNew(failure('sealing new pages'))
  const sealsNew = setting.isPending ? setting.variables : pages.seals_new
  const count = pages.sealed_entries
  return (
    <Flex direction="column" gap="12px" alignItems="stretch">
      <LockRow state={state} />
      <Text color="ink.muted">{countText(count)}</Text>
      <Checkbox
        checked={sealsNew}
        onChange={({ currentTarget }) => setting.mutate(currentTarget.checked)}
      >
        Seal all new pages
      </Checkbox>
      <Passkeys pages={pages} onAdd={() => onOpen('passkey')} />
      <Flex gap="8px" wrap="wrap">
        <Button variant="line" onClick={() => onOpen('passphrase')}>
          Change passphrase…
        </Button>
        <Button variant="line" onClick={() => onOpen('code')}>
          New recovery code…
        </Button>
        {count === 0 && (
          <Button variant="line" onClick={() => onOpen('end')}>
            Turn off…
          </Button>
        )}
      </Flex>
    </Flex>
  )
}

const isSecure = () => window.isSecureContext

/** What can be done about sealed pages, as it stands with this account and device. */
export const SealedPagesBody = () => {
  const { data: pages, isError, isFetching, refetch } = useQuery(sealedPagesQueries.show())
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const buttons = useRef<HTMLDivElement>(null)
  // What opened the dialog may be gone with what was done there.
  const finalFocus = () => buttons.current?.querySelector('button') ?? null
  if (isError)
    return (
      <InlineRetry
        what="Your sealed pages could not be looked up."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!pages) return <Skeleton height="44px" />
  if (!isSecure())
    return (
      <Text color="ink.muted" fontSize="14">
        This browser encrypts nothing at this address: sealed pages need https.
      </Text>
    )
  return (
    <div ref={buttons}>
      {pages.key_id === null ? (
        <Button variant="line" onClick={() => setOpened('setUp')}>
          Set up…
        </Button>
      ) : (
        <Present pages={pages} onOpen={setOpened} />
      )}
      <Modal
        open={opened !== undefined}
        onClose={close}
        title={opened ? titles[opened] : ''}
        finalFocus={finalFocus}
      >
        {opened === 'setUp' && <SealedPagesSetUp onClose={close} />}
        {opened === 'passphrase' && <ChangePassphraseForm onClose={close} />}
        {opened === 'code' && <RenewCodeForm onClose={close} />}
        {opened === 'passkey' && <AddPasskeyWayForm pages={pages} onClose={close} />}
        {opened === 'end' && <EndForm onClose={close} />}
      </Modal>
    </div>
  )
}
