import {
  Box,
  Button,
  chakra,
  Flex,
  IconButton,
  ImagePlusIcon,
  Text,
  TrashIcon,
} from '@truenorth/shared-ui'
import { FieldSet } from '@truenorth/shared-ui/forms'
import { BlobImage, createShrinker } from '@truenorth/shared-ui/pictures'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sendTexts } from '../../content'
import { base64Of, blobOf } from '../../domain/base64'

const Frame = chakra('span', {
  base: {
    display: 'block',
    padding: '4px',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '8',
    background: 'surface.sunken',
  },
})

// The end of a picture tells it from another one.
const keyLength = 64

const Preview = ({ picture }: { picture: string }) => {
  const [blob] = useState(() => blobOf(picture))
  return (
    <BlobImage
      blob={blob}
      alt="The picture that will be sent"
      maxHeight="160px"
      maxWidth="100%"
      borderRadius="6"
    />
  )
}

// Drawn anew and small, so that it tells nothing but what it shows (D25).
const shrinkFile = async (file: File) => {
  const shrinker = createShrinker()
  try {
    return await shrinker.shrink(file)
  } finally {
    shrinker.close()
  }
}

const refusalTexts = { unreadable: sendTexts.notAPicture, tooLarge: sendTexts.pictureTooLarge }

const useShrunkPicture = (onChange: (picture: string) => void) => {
  const [state, setState] = useState<{ isPreparing: boolean; refusal?: string }>({
    isPreparing: false,
  })
  const take = async (file: File) => {
    setState({ isPreparing: true })
    const shrunk = await shrinkFile(file)
    if ('refusal' in shrunk)
      return setState({ isPreparing: false, refusal: refusalTexts[shrunk.refusal] })
    onChange(await base64Of(shrunk.blob))
    return setState({ isPreparing: false })
  }
  return { ...state, take }
}

// What is pasted anywhere while the form is open is a picture for it, unless it is text.
const usePastedPicture = (take: (file: File) => Promise<void>) => {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const file = Array.from(event.clipboardData?.files ?? []).find(({ type }) =>
      type.startsWith('image/'),
    )
    if (!file) return
    event.preventDefault()
    void take(file)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}

type PictureFieldProps = {
  /** The bytes of the picture in base64; empty where there is none. */
  value: string
  onChange: (picture: string) => void
}

/** One picture that goes with the message: chosen or pasted, seen before it is sent, and taken out again. */
export const PictureField = ({ value, onChange }: PictureFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const { isPreparing, refusal, take } = useShrunkPicture(onChange)
  usePastedPicture(take)
  return (
    <FieldSet legend="Picture (optional)" hint={sendTexts.picture} error={refusal}>
      {value !== '' && (
        <Flex align="flex-end" justify="space-between" gap="8px">
          <Frame>
            <Preview key={value.slice(-keyLength)} picture={value} />
          </Frame>
          <IconButton
            label="Remove the picture"
            icon={<TrashIcon size={18} />}
            onClick={() => onChange('')}
          />
        </Flex>
      )}
      <Box>
        <Button
          variant="line"
          icon={<ImagePlusIcon size={20} />}
          busy={isPreparing}
          busyText="Preparing…"
          onClick={() => input.current?.click()}
        >
          {value === '' ? 'Add a picture' : 'Choose another'}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/*"
          aria-label="Choose a picture"
          onChange={({ target }) => {
            const [file] = Array.from(target.files ?? [])
            if (file) void take(file)
            // The same file may be chosen again.
            target.value = ''
          }}
        />
      </Box>
      <Text as="output" srOnly>
        {isPreparing ? 'Preparing the picture' : ''}
      </Text>
    </FieldSet>
  )
}
