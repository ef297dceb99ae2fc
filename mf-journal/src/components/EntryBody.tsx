import { chakra, Tag } from '@truenorth/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { pictureQueries, usePicture } from '@truenorth/shared-auth/pictures'
import type { Entry, Seal } from '../domain/entry'
import { lazyPart } from './lazyPart'
import { PictureView } from './PictureView'

/** The paragraphs of a text, each with its position: an empty line separates them, a line break does not. */
export const paragraphsOf = (text: string) =>
  Array.from(text.matchAll(/(?:(?!\n\s*\n)[^])+/g), ({ index, 0: paragraph }) => ({
    at: index,
    text: paragraph.trim(),
  })).filter(({ text }) => text !== '')

const Words = chakra('div', {
  base: {
    maxWidth: '66ch',
    '& p': {
      maxWidth: 'none',
      marginTop: '1em',
      fontSize: '18',
      lineHeight: '1.68',
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
    },
  },
})

const Tags = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4px 12px', marginTop: '28px' },
})
const Pictures = chakra('div', { base: { display: 'grid', gap: '16px', marginTop: '28px' } })

// Loaded by the http client, so that no token is in an address (D25).
const Picture = ({ path }: { path: string }) => {
  const { data: whole, error, isFetching, refetch } = usePicture(path)
  // Until it has come, that of the card is shown in its place.
  const { data: small } = useQuery({ ...pictureQueries.small(path), enabled: false })
  return (
    <PictureView
      whole={whole}
      small={small}
      hasFailed={error !== null}
      isFetching={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

const SealedPicture = lazyPart(
  () => import('./SealedPicture').then((module) => module.SealedPicture),
  null,
)

// The opened text of a sealed entry says which pictures it has, and in which order.
const PicturesOf = ({ entry: { seal, images } }: { entry: Entry }) =>
  seal
    ? seal.pictures.map((picture) => (
        <SealedPicture key={picture.path} page={seal.envelope.id} picture={picture} />
      ))
    : images.map((path) => <Picture key={path} path={path} />)

const pictureCount = ({ seal, images }: Entry) => (seal ? seal.pictures : images).length

const hiddenTexts = {
  locked:
    'This page is sealed. Its words and pictures show here once you unlock your sealed pages.',
  damaged:
    'This page could not be opened with your key. It may have been changed or damaged on its way or where it is stored. Nothing was deleted: it stays as it is.',
}
const olderText =
  'This is an older version of this page: this device has seen a later one. The server may have been restored from a backup. Nothing here was deleted.'

const Notice = chakra('p', {
  base: {
    maxWidth: '66ch',
    marginTop: '20px',
    padding: '12px 16px',
    border: '1px solid',
    borderColor: 'line.strong',
    borderRadius: '8',
    fontSize: '15px',
    lineHeight: '1.5',
  },
})

/** Why the text of a sealed entry is not here, or not the latest; nothing for any other entry. */
const SealNotice = ({ state }: { state: Seal['state'] | undefined }) => {
  if (state === 'locked' || state === 'damaged') return <Notice>{hiddenTexts[state]}</Notice>
  return state === 'older' && <Notice>{olderText}</Notice>
}

/** The words, pictures and tags of an entry. */
export const EntryBody = ({ entry }: { entry: Entry }) => (
  <>
    <SealNotice state={entry.seal?.state} />
    <Words dir="auto">
      {paragraphsOf(entry.content).map(({ at, text }) => (
        <p key={at}>{text}</p>
      ))}
    </Words>
    {pictureCount(entry) > 0 && (
      <Pictures>
        <PicturesOf entry={entry} />
      </Pictures>
    )}
    {entry.tags.length > 0 && (
      <Tags aria-label="Tags">
        {entry.tags.map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
      </Tags>
    )}
  </>
)
