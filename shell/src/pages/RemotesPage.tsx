import { Button, ErrorState, Page, RefreshIcon, Skeleton } from '@truenorth/shared-ui'
import { RemoteList } from '../features/remoteHealth/RemoteList'
import { useRemoteStatuses } from '../features/remoteHealth/useRemoteStatuses'

/** For administrators: the live remotes, and how they do in browsers. */
export const RemotesPage = () => {
  const { data, isPending, isFetching, refetch } = useRemoteStatuses()
  return (
    <Page
      title="Remotes"
      subtitle="The parts of the product, as all browsers saw them within a week"
      actions={
        <Button
          variant="line"
          icon={<RefreshIcon size={20} />}
          busy={isFetching}
          onClick={() => void refetch()}
        >
          Refresh
        </Button>
      }
    >
      {data && <RemoteList statuses={data} />}
      {isPending && <Skeleton height="240px" />}
      {!data && !isPending && (
        <ErrorState title="The remotes could not be read" onRetry={() => void refetch()} />
      )}
    </Page>
  )
}
