import { Button, chakra, ImagePlusIcon } from '@truenorth/shared-ui'
import { FieldSet } from '@truenorth/shared-ui/forms'
import { useRef } from 'react'
import { mostPictures } from './limits'
import { PictureItem } from './PictureItem'
import type { PictureDeskState } from './usePictureDesk'

const Items = chakra('ol', { base: { display: 'grid', gap: '12px', listStyle: 'none' } })

type PictureFieldProps = { state: PictureDeskState; error: string | undefined }

/** The pictures of an entry: chosen here, or pasted or dropped anywhere in the form. */
export const PictureField = ({ state, error }: PictureFieldProps) => {
  const { pictures, desk, refusals, add } = state
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
              desk={desk}
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
