import { type AdminAccount, bytesInMegabyte } from '@truenorth/api-contract/operators'
import { errorSentence } from '@truenorth/shared-auth'
import { useEditor } from '@truenorth/shared-auth/forms'
import { Text } from '@truenorth/shared-ui'
import { Field, Form, FormBanner, TextInput } from '@truenorth/shared-ui/forms'
import { Modal } from '@truenorth/shared-ui/overlay'
import { useAccountAct } from '../../api/operators'
import { DialogSubmit } from '../account/DialogSubmit'
import { sizeText } from './sizeText'

const largest = 1_000_000
const wrongNumber = `Enter a number of megabytes up to ${largest.toLocaleString('en')}, or nothing`
const failed = 'The quota could not be set. Please try again.'

const isQuota = (text: string) =>
  text === '' || (/^\d{1,7}(\.\d{1,3})?$/.test(text) && Number(text) <= largest)

const QuotaForm = ({ account, onClose }: { account: AdminAccount; onClose: () => void }) => {
  const { mutateAsync: act } = useAccountAct()
  const present = account.quota_bytes
  const { submit, message, isSaving, errors, register } = useEditor({
    start: { megabytes: present === null ? '' : String(present / bytesInMegabyte) },
    rules: ({ megabytes }) => ({ megabytes: !isQuota(megabytes.trim()) && wrongNumber }),
    save: async ({ megabytes }) => {
      const typed = megabytes.trim()
      const quota = typed === '' ? null : Math.round(Number(typed) * bytesInMegabyte)
      await act({ id: account.id, change: { quota_bytes: quota } })
      onClose()
    },
    failureText: (error) => errorSentence(error) ?? failed,
  })
  return (
    <Form label="Set a quota" spacing="compact" onSubmit={submit}>
      <Text color="ink.muted">
        {`The account holds ${sizeText(account.bytes)}. Beyond its quota nothing new can be added. What is in it stays and can be read, changed and taken along.`}
      </Text>
      {message && <FormBanner>{message}</FormBanner>}
      <Field label="Megabytes" hint="Empty for no quota." error={errors.megabytes}>
        <TextInput inputMode="decimal" autoComplete="off" {...register('megabytes')} />
      </Field>
      <DialogSubmit onClose={onClose} busy={isSaving} busyText="Setting it…">
        Set the quota
      </DialogSubmit>
    </Form>
  )
}

type QuotaDialogProps = { account: AdminAccount | undefined; onClose: () => void }

/** Asks how much an account may hold. */
export const QuotaDialog = ({ account, onClose }: QuotaDialogProps) => (
  <Modal
    open={account !== undefined}
    onClose={onClose}
    title={`Quota of ${account?.username ?? ''}`}
  >
    {account && <QuotaForm key={account.id} account={account} onClose={onClose} />}
  </Modal>
)
