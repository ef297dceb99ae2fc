import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, useCallback } from 'react'

type BlobImageProps = Omit<ComponentProps<typeof chakra.img>, 'src' | 'ref'> & {
  blob: Blob
  alt: string
}

/** Shows a blob under an object URL, which is revoked when the image goes. */
export const BlobImage = ({ blob, ...rest }: BlobImageProps) => {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined
      const url = URL.createObjectURL(blob)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
  return <chakra.img ref={show} {...rest} />
}
