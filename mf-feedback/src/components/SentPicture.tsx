import { usePicture } from '@truenorth/shared-auth/pictures'
import { Box, InlineRetry, Skeleton } from '@truenorth/shared-ui'
import { BlobImage } from '@truenorth/shared-ui/pictures'

/** The picture that was sent with a message. */
export const SentPicture = ({ path }: { path: string }) => {
  const { data, error, isFetching, refetch } = usePicture(path)
  if (error)
    return (
      <InlineRetry
        what="The picture could not be loaded."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <Box marginTop="16px">
      {data ? (
        <BlobImage
          blob={data.blob}
          alt="The picture that was sent with it"
          maxWidth="100%"
          maxHeight="70vh"
          border="1px solid"
          borderColor="line"
          borderRadius="8"
        />
      ) : (
        <Skeleton height="180px" aria-label="Loading the picture" />
      )}
    </Box>
  )
}
