import type { Passkey } from '@truenorth/api-contract/passkeys'
import { report } from '@truenorth/shared-auth'
import { Button, Card, Flex, InlineRetry, Skeleton, Text, toast } from '@truenorth/shared-ui'
import { ConfirmDialog, Modal } from '@truenorth/shared-ui/overlay'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { knowsPasskeys, passkeyQueries, useRemovePasskey } from '../../api/passkeys'
import { RowList } from '../../components/RowList'
import { KeyRow } from './KeyRow'
import { AddPasskeyForm, RenamePasskeyForm } from './PasskeyForms'

type PasskeyRowProps = { passkey: Passkey; onRename: () => void; onRemove: () => void }

const PasskeyRow = ({ passkey, onRename, onRemove }: PasskeyRowProps) => (
  <KeyRow item={passkey} verb="Added">
    <Flex as="span" gap="8px" wrap="wrap">
      <Button variant="line" aria-label={`Rename ${passkey.name}`} onClick={onRename}>
        Rename
      </Button>
      <Button variant="line" aria-label={`Remove ${passkey.name}`} onClick={onRemove}>
        Remove
      </Button>
    </Flex>
  </KeyRow>
)

const RemovalDialog = ({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const removing = useRemovePasskey((error) => {
    report(error, 'removing a passkey')
    toast.show({ text: 'That could not be removed. Please try again.', tone: 'bad' })
  })
  return (
    <ConfirmDialog
      open
      danger
      title={`Remove “${passkey.name}”?`}
      text="It signs in no more. Your device may go on offering it until you delete it there too."
      confirmLabel="Remove passkey"
      cancelLabel="Keep it"
      busy={removing.isPending}
      busyText="Removing…"
      onConfirm={() => removing.mutate(passkey.id, { onSettled: onClose })}
      onCancel={onClose}
    />
  )
}

/** What is open above the list. */
type Opened = { what: 'rename' | 'remove'; passkey: Passkey }

const PasskeyList = () => {
  const { data: passkeys, isError, isFetching, refetch } = useQuery(passkeyQueries.list())
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  if (isError)
    return (
      <InlineRetry
        what="Your passkeys could not be loaded."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!passkeys) return <Skeleton height="64px" />
  return (
    <>
      {passkeys.length > 0 && (
        <RowList marginBottom="16px">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setOpened({ what: 'rename', passkey })}
              onRemove={() => setOpened({ what: 'remove', passkey })}
            />
          ))}
        </RowList>
      )}
      <Modal open={opened?.what === 'rename'} onClose={close} title="Rename the passkey">
        {opened && <RenamePasskeyForm passkey={opened.passkey} onClose={close} />}
      </Modal>
      {opened?.what === 'remove' && <RemovalDialog passkey={opened.passkey} onClose={close} />}
    </>
  )
}

/** The passkeys of the user, to be added, named and removed. */
export const PasskeysCard = () => {
  const [isAdding, setAdding] = useState(false)
  const close = () => setAdding(false)
  return (
    <Card title="Passkeys">
      <Text color="ink.muted" marginBottom="16px">
        Sign in with the fingerprint, face or PIN that unlocks your device instead of a password. A
        new password keeps your passkeys; a reset by e-mail removes them all.
      </Text>
      <PasskeyList />
      {knowsPasskeys() ? (
        <Button variant="line" onClick={() => setAdding(true)}>
          Add a passkey…
        </Button>
      ) : (
        <Text color="ink.muted" fontSize="14">
          This browser cannot add one: it knows no passkeys.
        </Text>
      )}
      <Modal open={isAdding} onClose={close} title="Add a passkey">
        <AddPasskeyForm onClose={close} />
      </Modal>
    </Card>
  )
}
