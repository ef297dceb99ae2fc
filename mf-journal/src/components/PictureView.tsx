import { chakra, InlineRetry, Skeleton } from '@truenorth/shared-ui'
import { BlobImage } from '@truenorth/shared-ui/pictures'

type Shown = { blob: Blob; alt: string }

type PictureViewProps = {
  whole: Shown | undefined
  /** Shown until the whole one is there: a browser that prints does not wait. */
  small?: Shown | undefined
  hasFailed: boolean
  failureText?: string
  isFetching: boolean
  onRetry: () => void
}

/** A picture of an entry at the width of its page, or what stands in its place. */
export const PictureView = (props: PictureViewProps) => {
  const { whole, small, hasFailed, failureText, isFetching, onRetry } = props
  const data = whole ?? small
  if (hasFailed)
    return (
      <InlineRetry
        what={failureText ?? 'A picture could not be loaded.'}
        retrying={isFetching}
        onRetry={onRetry}
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
