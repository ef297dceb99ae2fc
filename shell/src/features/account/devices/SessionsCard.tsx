import { Button, Card, chakra, ErrorState, Skeleton } from '@truenorth/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { sessionQueries } from '../../../api/sessionQueries'
import { sessionWords } from '../content'
import { SessionRow } from './SessionRow'
import { useEndSessions } from './useEndSessions'

const List = chakra('ul', { base: { margin: 0, padding: 0, listStyle: 'none' } })

const SessionList = () => {
  const { data: sessions, isError, refetch } = useQuery(sessionQueries.list())
  const { mutate: end, isPending, variables } = useEndSessions()
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
      <List>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={isPending && variables === session.id}
            onEnd={() => end(session.id)}
          />
        ))}
      </List>
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

export const SessionsCard = () => (
  <Card title={sessionWords.title}>
    <SessionList />
  </Card>
)
