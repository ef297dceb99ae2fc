import { useQuery } from '@tanstack/react-query'
import { chakra, VisuallyHidden } from '@truenorth/shared-ui'
import { pictureQueries } from '@truenorth/shared-auth/pictures'
import { BlobImage } from '@truenorth/shared-ui/pictures'
import { lazyPart } from '../../components/lazyPart'
import type { Seal } from '../../domain/entry'

const Frame = chakra('div', {
  base: {
    position: 'relative',
    flex: 'none',
    alignSelf: 'start',
    width: '84px',
    height: '84px',
    overflow: 'hidden',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '10px',
    background: 'surface.sunken',
    // The narrowest phones keep the room for the words.
    '@media (max-width: 22.49em)': { width: '64px', height: '64px' },
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
    '& > b': {
      position: 'absolute',
      insetInlineEnd: '4px',
      bottom: '4px',
      padding: '1px 6px',
      borderRadius: '6px',
      background: 'surface',
      fontSize: '14',
      fontWeight: '560',
      lineHeight: '1.3',
    },
  },
})

const SealedThumbnail = lazyPart(
  () => import('../../components/SealedPicture').then((module) => module.SealedThumbnail),
  null,
)

const Thumbnail = ({ path }: { path: string }) => {
  const { data } = useQuery(pictureQueries.small(path))
  return data && <BlobImage blob={data.blob} alt={data.alt} />
}

type EntryThumbnailProps = {
  /** Path of the first picture. */
  path: string
  /** Of an opened entry that is sealed. */
  seal: Seal | undefined
  /** How many pictures the entry has. */
  count: number
}

/** The first picture of an entry, small, with their number if it has more. Its place stays if it cannot be loaded. */
export const EntryThumbnail = ({ path, seal, count }: EntryThumbnailProps) => {
  const sealed = seal?.pictures.find((picture) => picture.path === path)
  return (
    <Frame>
      {seal && sealed && <SealedThumbnail page={seal.envelope.id} picture={sealed} />}
      {!seal && <Thumbnail path={path} />}
      {count > 1 && (
        <b>
          <VisuallyHidden>{`${count} pictures`}</VisuallyHidden>
          <span aria-hidden>{count}</span>
        </b>
      )}
    </Frame>
  )
}
