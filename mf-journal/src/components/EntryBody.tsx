import { chakra, InlineRetry, Skeleton, Tag } from '@truenorth/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { pictureQueries, usePicture } from '@truenorth/shared-auth/pictures'
import type { Entry } from '../domain/entry'
import { BlobImage } from '@truenorth/shared-ui/pictures'

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
  // Until it has come, that of the card is shown in its place: a browser that prints does not wait.
  const { data: small } = useQuery({ ...pictureQueries.small(path), enabled: false })
  const data = whole ?? small
  if (error)
    return (
      <InlineRetry
        what="A picture could not be loaded."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <>
        <Skeleton height="240px" borderRadius="8" _print={{ display: 'none' }} />
        <chakra.p display="none" _print={{ display: 'block' }}>
          This picture was still loading. Print again to have it.
        </chakra.p>
      </>
    )
  return (
    <BlobImage
      blob={data.blob}
      alt={data.alt}
      display="block"
      width={whole ? undefined : '100%'}
      _print={{ width: 'auto' }}
      maxWidth="100%"
      height="auto"
      borderRadius="8"
    />
  )
}

/** The words, pictures and tags of an entry. */
export const EntryBody = ({ entry }: { entry: Entry }) => (
  <>
    <Words dir="auto">
      {paragraphsOf(entry.content).map(({ at, text }) => (
        <p key={at}>{text}</p>
      ))}
    </Words>
    {entry.images.length > 0 && (
      <Pictures>
        {entry.images.map((path) => (
          <Picture key={path} path={path} />
        ))}
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
