import {
  ArrowDownIcon,
  ArrowUpIcon,
  Box,
  Button,
  chakra,
  IconButton,
  ImagePlusIcon,
  ProgressBar,
  Skeleton,
  Text,
  TrashIcon,
} from '@truenorth/shared-ui'
import { Field, FieldSet, TextInput } from '@truenorth/shared-ui/forms'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { pictureQueries } from '@truenorth/shared-auth/pictures'
import { lazyPart } from '../../components/lazyPart'
import { BlobImage } from '@truenorth/shared-ui/pictures'
import { mostPictures, type Picture } from './picture'
import type { PictureUploads } from './pictureUploads'
import type { Pictures } from './usePictures'

const longestDescription = 300

const Items = chakra('ol', { base: { display: 'grid', gap: '12px', listStyle: 'none' } })

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    gap: '8px 14px',
    padding: '12px',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '8',
  },
})
const Acts = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' },
})

const SealedThumbnail = lazyPart(
  () => import('../../components/SealedPicture').then((module) => module.SealedThumbnail),
  null,
)

const Frame = chakra('div', {
  base: {
    width: '72px',
    height: '72px',
    overflow: 'hidden',
    borderRadius: '6',
    background: 'surface.sunken',
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
})

type ThumbnailProps = { blob: Blob | undefined; isMissing: boolean }

// Its description is beside it.
const Thumbnail = ({ blob, isMissing }: ThumbnailProps) => {
  if (isMissing) return <chakra.span fontSize="13">This picture is no longer stored.</chakra.span>
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

const useStored = ({ file, blob, sealed, path = '' }: Picture) => {
  const own = file ?? blob
  const isPlain = !sealed && path !== ''
  const stored = useQuery({ ...pictureQueries.one(path), enabled: !own && isPlain })
  // The cache also holds the bytes of an encrypted one, which are no picture.
  const { blob: plain, alt } = (isPlain && stored.data) || {}
  return { blob: own ?? plain, alt, isMissing: isPlain && stored.isError }
}

type PictureItemProps = {
  picture: Picture
  number: number
  count: number
  uploads: PictureUploads
  /** The sealed id of the entry. */
  page: string
}

/** One picture: itself, its description, how far its upload is, and its place among the others. */
const PictureItem = ({ picture, number, count, uploads, page }: PictureItemProps) => {
  const { key, state, progress, path, sealed } = picture
  const { blob, alt, isMissing } = useStored(picture)
  return (
    <Row>
      {sealed && path && !blob ? (
        <Frame>
          <SealedThumbnail page={page} picture={{ path, ...sealed, alt: '' }} />
        </Frame>
      ) : (
        <Thumbnail blob={blob} isMissing={isMissing} />
      )}
      <Field label={`Describe picture ${number}`}>
        <TextInput
          dir="auto"
          maxLength={longestDescription}
          value={picture.alt ?? alt ?? ''}
          onChange={(event) => uploads.describe(key, event.target.value)}
        />
      </Field>
      <Box gridColumn="1 / -1">
        {(state === 'waiting' || state === 'shrinking') && (
          <Text as="output" fontSize="14" color="ink.muted">
            Preparing…
          </Text>
        )}
        {state === 'uploading' && (
          <ProgressBar value={progress * 100} label={`Sending picture ${number}`} />
        )}
        <Acts>
          {state === 'failed' && (
            <>
              <Text
                role="alert"
                fontSize="14"
                color="bad"
                alignSelf="center"
                marginInlineEnd="auto"
              >
                It could not be sent.
              </Text>
              <Button variant="quiet" onClick={() => uploads.retry(key)}>
                Try again
              </Button>
            </>
          )}
          <IconButton
            label={`Move picture ${number} up`}
            icon={<ArrowUpIcon size={18} />}
            disabled={number === 1}
            onClick={() => uploads.move(key, -1)}
          />
          <IconButton
            label={`Move picture ${number} down`}
            icon={<ArrowDownIcon size={18} />}
            disabled={number === count}
            onClick={() => uploads.move(key, 1)}
          />
          <IconButton
            label={`Remove picture ${number}`}
            icon={<TrashIcon size={18} />}
            onClick={() => uploads.remove(key)}
          />
        </Acts>
      </Box>
    </Row>
  )
}

type PictureFieldProps = {
  pictures: Pictures
  /** The sealed id of the entry, for those that are encrypted. */
  page: string
  error: string | undefined
}

/** The pictures of an entry, with a button that adds some; they can be pasted and dropped too. */
export const PictureField = ({ pictures: state, page, error }: PictureFieldProps) => {
  const { pictures, uploads, refusals, add } = state
  const input = useRef<HTMLInputElement>(null)
  return (
    <FieldSet
      legend="Pictures"
      hint={`Up to ${mostPictures}. You can also paste them or drop them here. Describe them for who cannot see them.`}
      error={[...refusals, ...(error ? [error] : [])].join(' ') || undefined}
    >
      {pictures.length > 0 && (
        <Items>
          {pictures.map((picture, index) => (
            <PictureItem
              key={picture.key}
              picture={picture}
              number={index + 1}
              count={pictures.length}
              uploads={uploads}
              page={page}
            />
          ))}
        </Items>
      )}
      <div>
        <Button
          variant="line"
          icon={<ImagePlusIcon size={20} />}
          disabled={pictures.length >= mostPictures}
          onClick={() => input.current?.click()}
        >
          Add pictures
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept="image/*"
          aria-label="Choose pictures"
          onChange={({ target }) => {
            add(Array.from(target.files ?? []))
            // The same file may be chosen again.
            target.value = ''
          }}
        />
      </div>
    </FieldSet>
  )
}
