import { Button, Text } from '@truenorth/shared-ui'
import { TwoVersions } from '@truenorth/shared-ui/forms'
import { Modal } from '@truenorth/shared-ui/overlay'
import type { VersionedReading } from '../../api/moods'
import { type ReadingValues, valuesOf } from '../form/readingValues'
import { versionDifferences } from './versionDifferences'

type ConflictDialogProps = {
  mine: ReadingValues
  newer: VersionedReading
  onKeepMine: () => void
  onTakeNewer: (newer: VersionedReading) => void
  onClose: () => void
}

/** What differs between both versions, when the reading was changed elsewhere meanwhile (D37). */
export const ConflictDialog = (props: ConflictDialogProps) => {
  const { mine, newer, onKeepMine, onTakeNewer, onClose } = props
  const differences = versionDifferences(mine, valuesOf(newer.reading))
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
        {differences.length > 0
          ? 'Nothing is saved yet. Which of the two shall stand?'
          : 'Both versions say the same.'}
      </Text>
      <TwoVersions differences={differences} />
    </Modal>
  )
}
