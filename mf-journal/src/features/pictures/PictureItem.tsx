import {
  ArrowDownIcon,
  ArrowUpIcon,
  Box,
  Button,
  chakra,
  IconButton,
  ProgressBar,
  Text,
  TrashIcon,
} from '@truenorth/shared-ui'
import { Field, TextInput } from '@truenorth/shared-ui/forms'
import type { PictureDesk } from './createPictureDesk'
import type { Picture } from './picture'
import { Thumbnail } from './Thumbnail'
import { useDescription } from './useDescription'

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

type PictureItemProps = { picture: Picture; number: number; count: number; desk: PictureDesk }

/** One picture: how far it is, what it shows in words, where it stands. */
export const PictureItem = ({ picture, number, count, desk }: PictureItemProps) => {
  const { key, state, progress } = picture
  const description = useDescription(picture)
  return (
    <Row>
      <Thumbnail picture={picture} />
      <Field label={`Describe picture ${number}`}>
        <TextInput
          dir="auto"
          maxLength={300}
          value={description}
          onChange={(event) => desk.describe(key, event.target.value)}
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
              <Button variant="quiet" onClick={() => desk.retry(key)}>
                Try again
              </Button>
            </>
          )}
          <IconButton
            label={`Move picture ${number} up`}
            icon={<ArrowUpIcon size={18} />}
            disabled={number === 1}
            onClick={() => desk.move(key, -1)}
          />
          <IconButton
            label={`Move picture ${number} down`}
            icon={<ArrowDownIcon size={18} />}
            disabled={number === count}
            onClick={() => desk.move(key, 1)}
          />
          <IconButton
            label={`Remove picture ${number}`}
            icon={<TrashIcon size={18} />}
            onClick={() => desk.remove(key)}
          />
        </Acts>
      </Box>
    </Row>
  )
}
