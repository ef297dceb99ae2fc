import { Button, Stack, Text } from '@truenorth/shared-ui'

type DetailNoteProps = { text: string; onClose?: () => void }

/** What stands in the place of an item when there is none to read. */
export const DetailNote = ({ text, onClose }: DetailNoteProps) => (
  <Stack
    align="flex-start"
    gap="12px"
    padding="24px"
    border="1px dashed"
    borderColor="line.strong"
    borderRadius="14"
  >
    <Text color="ink.muted">{text}</Text>
    {onClose && (
      <Button variant="line" onClick={onClose}>
        Back to the list
      </Button>
    )}
  </Stack>
)
