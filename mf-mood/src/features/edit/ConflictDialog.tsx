import { Button, Grid, Text } from '@truenorth/shared-ui'
import { Modal } from '@truenorth/shared-ui/overlay'
import type { VersionedReading } from '../../api/moods'
import type { Reading } from '../../api/reading'
import { ReadingCard } from '../reading/ReadingCard'

type ConflictDialogProps = {
  mine: Reading
  newer: VersionedReading
  onKeepMine: () => void
  onTakeNewer: (newer: VersionedReading) => void
  onClose: () => void
}

/** Both versions beside each other, when the reading was changed elsewhere meanwhile (D37). */
export const ConflictDialog = (props: ConflictDialogProps) => {
  const { mine, newer, onKeepMine, onTakeNewer, onClose } = props
  return (
    <Modal
      open
      onClose={onClose}
      title="This reading was changed elsewhere"
      footer={
        <>
          <Button variant="line" onClick={() => onTakeNewer(newer)}>
            Take the saved version
          </Button>
          <Button onClick={onKeepMine}>Keep mine</Button>
        </>
      }
    >
      <Text color="ink.muted" marginBottom="16px">
        Nothing is saved yet. Which of the two shall stand?
      </Text>
      <Grid gap="16px" templateColumns="minmax(0, 1fr)">
        <Version title="Yours" reading={mine} />
        <Version title="Saved meanwhile" reading={newer.reading} />
      </Grid>
    </Modal>
  )
}

const Version = ({ title, reading }: { title: string; reading: Reading }) => (
  <section aria-label={title}>
    <Text fontWeight="560" marginBottom="6px">
      {title}
    </Text>
    <ReadingCard reading={reading} words="label" />
  </section>
)
