import { useInfiniteQuery } from '@tanstack/react-query'
import { logDays } from '@truenorth/api-contract/operators'
import {
  Button,
  ButtonLink,
  Card,
  ErrorState,
  formatDate,
  formatTime,
  Page,
  Skeleton,
  Text,
} from '@truenorth/shared-ui'
import { operatorLogQueries } from '../api/operators'
import { RowList } from '../components/RowList'
import { lineWords } from '../features/operators/lineWords'

/** For administrators: sign-ins, and what administrators and operators did, newest first. */
export const OperatorLogPage = () => {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(operatorLogQueries.pages())
  const lines = data?.pages.flatMap((page) => page.lines)
  return (
    <Page
      title="Operators’ log"
      subtitle={`Sign-ins, and what administrators did, of the last ${logDays} days. It can be read and not changed.`}
      actions={
        <ButtonLink variant="line" to="/admin/accounts">
          Accounts
        </ButtonLink>
      }
    >
      {lines?.length === 0 && <Text>Nothing has happened yet.</Text>}
      {lines && lines.length > 0 && (
        <Card>
          <RowList>
            {lines.map((line) => (
              <li key={line.key}>
                <div>
                  <Text>{lineWords(line)}</Text>
                  <Text color="ink.muted" fontSize="14">
                    {`${formatDate(line.at)}, ${formatTime(line.at)}${line.network ? `, from ${line.network}` : ''}`}
                  </Text>
                </div>
              </li>
            ))}
          </RowList>
          {hasNextPage && (
            <Button
              variant="line"
              marginTop="12px"
              busy={isFetchingNextPage}
              busyText="Loading…"
              onClick={() => void fetchNextPage()}
            >
              Show earlier
            </Button>
          )}
        </Card>
      )}
      {!lines && !isError && <Skeleton height="240px" />}
      {!lines && isError && (
        <ErrorState title="The log could not be read" onRetry={() => void refetch()} />
      )}
    </Page>
  )
}
