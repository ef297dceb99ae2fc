import { useQuery } from '@tanstack/react-query'
import { chakra, Skeleton } from '@truenorth/shared-ui'
import { pictureQueries } from '../../api/pictureQueries'
import type { Picture } from './picture'
import { BlobImage } from './BlobImage'

/** A picture in small: what was picked or kept, else what is stored. Its words stand beside it. */
export const Thumbnail = ({ picture }: { picture: Picture }) => {
  const { path = '', file, blob: kept } = picture
  const own = file ?? kept
  const { data, isError } = useQuery({ ...pictureQueries.one(path), enabled: !own && path !== '' })
  const blob = own ?? data?.blob
  if (isError) return <chakra.span fontSize="13">This picture is no longer stored.</chakra.span>
  if (!blob) return <Skeleton width="72px" height="72px" />
  return (
    <BlobImage
      blob={blob}
      alt=""
      width="72px"
      height="72px"
      objectFit="cover"
      borderRadius="6"
      background="surface.sunken"
    />
  )
}
