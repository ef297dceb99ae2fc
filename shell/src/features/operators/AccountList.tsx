import type { AdminAccount } from '@truenorth/api-contract/operators'
import { errorSentence, report, useSession } from '@truenorth/shared-auth'
import { Button, Card, Chip, Flex, formatDate, Text, toast } from '@truenorth/shared-ui'
import { ConfirmDialog, Menu } from '@truenorth/shared-ui/overlay'
import { useState } from 'react'
import { type AccountAct, useAccountAct } from '../../api/operators'
import { RowList } from '../../components/RowList'
import { QuotaDialog } from './QuotaDialog'
import { sizeText } from './sizeText'

/** A question before an act, and what is done on yes. */
type Question = {
  title: string
  text: string
  confirmLabel: string
  done: string
  danger?: boolean
  act: AccountAct
}

const endSessions = ({ id, username }: AdminAccount): Question => ({
  title: `End the sessions of ${username}?`,
  text: 'Every browser that is signed in with this account has to sign in again. What was written without a connection waits there until then.',
  confirmLabel: 'End sessions',
  done: `The sessions of ${username} have ended`,
  act: { id, change: 'endSessions' },
})

const deactivate = ({ id, username }: AdminAccount): Question => ({
  title: `Deactivate ${username}?`,
  text: 'Its sessions end, and whoever signs in is told that it was deactivated. Nothing in it is deleted: you can activate it again.',
  confirmLabel: 'Deactivate',
  done: `${username} is deactivated`,
  danger: true,
  act: { id, change: { is_active: false } },
})

const activate = ({ id, username }: AdminAccount): Question => ({
  title: `Activate ${username}?`,
  text: 'Its owner can sign in again, with everything that is in it.',
  confirmLabel: 'Activate',
  done: `${username} is active`,
  act: { id, change: { is_active: true } },
})

const factsOf = (account: AdminAccount) =>
  [
    `Since ${formatDate(account.created_at)}`,
    account.last_seen_at
      ? `last seen ${formatDate(account.last_seen_at)}`
      : 'not seen in the last 90 days',
    account.quota_bytes === null
      ? sizeText(account.bytes)
      : `${sizeText(account.bytes)} of ${sizeText(account.quota_bytes)}`,
  ].join(' · ')

type AccountRowProps = {
  account: AdminAccount
  isOwn: boolean
  onAsk: (question: Question) => void
  onQuota: () => void
}

const AccountRow = ({ account, isOwn, onAsk, onQuota }: AccountRowProps) => {
  const { username, is_active: isActive, is_admin: isAdmin } = account
  return (
    <li>
      <div>
        <Flex wrap="wrap" align="center" gap="4px 10px">
          <Text as="bdi" fontWeight="600">
            {username}
          </Text>
          {isOwn && <Chip>You</Chip>}
          {isAdmin && !isOwn && <Chip>Administrator</Chip>}
          {!isActive && <Chip>Deactivated</Chip>}
        </Flex>
        <Text color="ink.muted" fontSize="14">
          {factsOf(account)}
        </Text>
      </div>
      <Menu
        label={`Actions for ${username}`}
        title={username}
        trigger={
          <Button variant="line" aria-label={`Actions for ${username}`}>
            Actions
          </Button>
        }
        items={[
          {
            label: isOwn ? 'End your other sessions' : 'End sessions',
            onSelect: () => onAsk(endSessions(account)),
          },
          { label: 'Set a quota…', onSelect: onQuota },
          ...(isOwn
            ? []
            : [
                isActive
                  ? {
                      label: 'Deactivate',
                      danger: true,
                      onSelect: () => onAsk(deactivate(account)),
                    }
                  : { label: 'Activate', onSelect: () => onAsk(activate(account)) },
              ]),
        ]}
      />
    </li>
  )
}

/** Accounts with what may be done with each; every act asks first. */
export const AccountList = ({ accounts }: { accounts: AdminAccount[] }) => {
  const { user } = useSession()
  const [question, setQuestion] = useState<Question>()
  const [quotaOf, setQuotaOf] = useState<AdminAccount>()
  const acting = useAccountAct()
  const close = () => setQuestion(undefined)
  const confirm = () => {
    if (!question) return
    acting.mutate(question.act, {
      onSuccess: () => toast.show({ text: question.done, tone: 'good' }),
      onError: (error) => {
        report(error, 'an act of an administrator')
        const text = errorSentence(error) ?? 'That could not be done. Please try again.'
        toast.show({ text, tone: 'bad' })
      },
      onSettled: close,
    })
  }
  return (
    <Card>
      <RowList>
        {accounts.map((account) => (
          <AccountRow
            key={account.id}
            account={account}
            isOwn={account.id === user?.id}
            onAsk={setQuestion}
            onQuota={() => setQuotaOf(account)}
          />
        ))}
      </RowList>
      <ConfirmDialog
        open={question !== undefined}
        title={question?.title ?? ''}
        text={question?.text}
        confirmLabel={question?.confirmLabel ?? ''}
        danger={question?.danger ?? false}
        busy={acting.isPending}
        busyText="One moment…"
        onConfirm={confirm}
        onCancel={close}
      />
      <QuotaDialog account={quotaOf} onClose={() => setQuotaOf(undefined)} />
    </Card>
  )
}
