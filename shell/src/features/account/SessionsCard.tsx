import type { Session } from '@truenorth/api-contract/account'
import { report } from '@truenorth/shared-auth'
import {
  Button,
  Card,
  ErrorState,
  formatDate,
  formatTime,
  Skeleton,
  Text,
  toast,
} from '@truenorth/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { sessionQueries, useEndSession } from '../../api/sessions'
import { RowList } from '../../components/RowList'
import { RememberedDevices } from './RememberedDevices'
import { deviceName } from './deviceName'

type SessionRowProps = { session: Session; isEnding: boolean; onEnd: () => void }

const SessionRow = ({ session, isEnding, onEnd }: SessionRowProps) => {
  const name = deviceName(session.device)
  const lastUsed = `${formatDate(session.last_used_at)}, ${formatTime(session.last_used_at)}`
  return (
    <li>
      <div>
        <Text fontWeight="600">{name}</Text>
        <Text color="ink.muted" fontSize="14">
          {session.is_current ? 'This browser' : `Last used ${lastUsed}`}
        </Text>
      </div>
      {!session.is_current && (
        <Button
          variant="line"
          busy={isEnding}
          aria-label={`Sign out ${name}, last used ${lastUsed}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

const showFailure = (error: unknown) => {
  report(error, 'ending a session')
  toast.show({ text: 'That could not be ended. Please try again.', tone: 'bad' })
}

const SessionList = () => {
  const { data: sessions, isError, refetch } = useQuery(sessionQueries.list())
  const { mutate: end, isPending, variables } = useEndSession(showFailure)
  if (isError) {
    return (
      <ErrorState
        title="This could not be loaded"
        text="Where you are signed in is not known at the moment."
        onRetry={() => void refetch()}
      />
    )
  }
  if (!sessions) return <Skeleton height="64px" />
  return (
    <>
      <RowList>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={isPending && variables === session.id}
            onEnd={() => end(session.id)}
          />
        ))}
      </RowList>
      {sessions.length > 1 && (
        <Button
          variant="line"
          marginTop="12px"
          busy={isPending && variables === undefined}
          onClick={() => end(undefined)}
        >
          Sign out everywhere else
        </Button>
      )}
    </>
  )
}

/** The browsers in which the user is signed in, each with a button that ends its session. */
export const SessionsCard = () => (
  <Card title="Where you are signed in">
    <SessionList />
    <RememberedDevices />
  </Card>
)
