import { useQuery } from '@tanstack/react-query'
import { QuietRetry, Skeleton } from '@truenorth/shared-ui'
import { pictureQueries } from '../../api/pictureQueries'
import { useReported } from '../trouble/useReported'
import { BlobImage } from './BlobImage'

/** A picture of an entry. It comes through the client, so that no token stands in its address (D25). */
export const StoredPicture = ({ path }: { path: string }) => {
  const { data, error, isFetching, refetch } = useQuery(pictureQueries.one(path))
  useReported(error, 'a picture could not be loaded')
  if (error)
    return (
      <QuietRetry
        what="A picture could not be loaded."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton height="240px" borderRadius="8" />
  return (
    <BlobImage
      blob={data.blob}
      alt={data.alt}
      display="block"
      maxWidth="100%"
      height="auto"
      borderRadius="8"
    />
  )
}
