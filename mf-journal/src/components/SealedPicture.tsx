import { useQuery } from '@tanstack/react-query'
import { useReported } from '@truenorth/shared-auth'
import { BlobImage } from '@truenorth/shared-ui/pictures'
import { sealedPictureQueries } from '../api/sealedPages'
import type { Seal } from '../domain/entry'
import { PictureView } from './PictureView'

type SealedPictureProps = {
  /** The sealed id of the entry. */
  page: string
  picture: Seal['pictures'][number]
}

const useSealedPicture = ({ page, picture }: SealedPictureProps) => {
  const query = useQuery(sealedPictureQueries.one(page, picture))
  useReported(query.error, 'a picture of a sealed page could not be shown')
  return query
}

/** A picture of an opened page, decrypted on this device. */
export const SealedPicture = (props: SealedPictureProps) => {
  const { data, error, isFetching, refetch } = useSealedPicture(props)
  return (
    <PictureView
      whole={data && { blob: data, alt: props.picture.alt }}
      hasFailed={error !== null}
      failureText="A picture of this page could not be loaded or opened. Nothing was deleted."
      isFetching={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

/** The same small; its place stays empty until it can be shown. */
export const SealedThumbnail = (props: SealedPictureProps) => {
  const { data } = useSealedPicture(props)
  return data ? <BlobImage blob={data} alt={props.picture.alt} /> : null
}
