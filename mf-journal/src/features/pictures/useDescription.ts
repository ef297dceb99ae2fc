import { useQuery } from '@tanstack/react-query'
import { pictureQueries } from '../../api/pictureQueries'
import type { Picture } from './picture'

/** What is said of a picture: what was typed here, else what is stored with it. */
export const useDescription = ({ alt, file, blob, path = '' }: Picture) => {
  const isOwn = file !== undefined || blob !== undefined
  const { data } = useQuery({ ...pictureQueries.one(path), enabled: !isOwn && path !== '' })
  return alt ?? data?.alt ?? ''
}
