import { Button, Text } from '@truenorth/shared-ui'
import { Modal } from '@truenorth/shared-ui/overlay'
import { goneText } from '../../content'

/** The address names an entry that is not there. */
export const GoneEntry = ({ onClose }: { onClose: () => void }) => (
  <Modal open title="There is no such entry" onClose={onClose}>
    <Text color="ink.muted" marginBottom="20px">
      {goneText}
    </Text>
    <Button onClick={onClose}>Back to the journal</Button>
  </Modal>
)
