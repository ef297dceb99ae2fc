import { longestExportTokenName } from '@truenorth/api-contract/account'
import { errorSentence, report } from '@truenorth/shared-auth'
import { useEditor } from '@truenorth/shared-auth/forms'
import { Button, Card, InlineRetry, Skeleton, Text, toast } from '@truenorth/shared-ui'
import { Field, Form, FormBanner, TextInput } from '@truenorth/shared-ui/forms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  exportTokenQueries,
  useMakeExportToken,
  useRevokeExportToken,
} from '../../api/exportTokens'
import { RowList } from '../../components/RowList'
import { KeyRow } from './KeyRow'
import { CopyButton, ShownKey } from './ShownKey'

const NewToken = ({ token, onDone }: { token: string; onDone: () => void }) => (
  <FormBanner tone="good">
    Copy it now: it is shown only this once.
    <ShownKey translate="no" marginBlock="8px 12px">
      {token}
    </ShownKey>
    <CopyButton text={token} copied="Token copied" pronoun="it" />{' '}
    <Button variant="quiet" onClick={onDone}>
      Done
    </Button>
  </FormBanner>
)

const failed = 'The token could not be made. Please try again.'

const MakeToken = ({ onMade }: { onMade: (token: string) => void }) => {
  const { mutateAsync: make } = useMakeExportToken((error) => report(error, 'making a token'))
  const { submit, message, isSaving, errors, register } = useEditor({
    start: { name: '' },
    rules: ({ name }) => ({
      name: name.trim() === '' && 'A name is required, so that you know what the token is for',
    }),
    save: async ({ name }) => onMade((await make(name.trim())).token),
    failureText: (error) => errorSentence(error) ?? failed,
    afterSave: 'empty',
  })
  return (
    <Form label="Make a token" spacing="compact" onSubmit={submit}>
      {message && <FormBanner>{message}</FormBanner>}
      <Field label="Name" hint="What it is for: “Backup at home”." error={errors.name}>
        <TextInput
          dir="auto"
          autoComplete="off"
          maxLength={longestExportTokenName}
          {...register('name')}
        />
      </Field>
      <Button
        type="submit"
        variant="line"
        justifySelf="start"
        busy={isSaving}
        busyText="Making it…"
      >
        Make a token
      </Button>
    </Form>
  )
}

const TokenList = () => {
  const { data: tokens, isError, isFetching, refetch } = useQuery(exportTokenQueries.list())
  const revoking = useRevokeExportToken((error) => {
    report(error, 'revoking a token')
    toast.show({ text: 'That could not be revoked. Please try again.', tone: 'bad' })
  })
  if (isError)
    return (
      <InlineRetry
        what="Your tokens could not be loaded."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!tokens) return <Skeleton height="64px" />
  if (tokens.length === 0) return null
  return (
    <RowList marginBottom="16px">
      {tokens.map((token) => (
        <KeyRow key={token.id} item={token} verb="Made">
          <Button
            variant="line"
            busy={revoking.isPending && revoking.variables === token.id}
            aria-label={`Revoke ${token.name}`}
            onClick={() => revoking.mutate(token.id)}
          >
            Revoke
          </Button>
        </KeyRow>
      ))}
    </RowList>
  )
}

/** Tokens with which a program of the user's own may fetch their data, and do nothing else. */
export const ExportTokensCard = () => {
  const [made, setMade] = useState<string>()
  return (
    <Card title="Let a program fetch it">
      <Text color="ink.muted" marginBottom="16px">
        With a token, a program of yours can download everything by itself, every night for example.
        It can read the files of “Take it along”, and nothing else.
      </Text>
      <TokenList />
      {made === undefined ? (
        <MakeToken onMade={setMade} />
      ) : (
        <NewToken token={made} onDone={() => setMade(undefined)} />
      )}
    </Card>
  )
}
