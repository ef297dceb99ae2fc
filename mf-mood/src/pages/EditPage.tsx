import { Page } from '@truenorth/shared-ui'
import { useParams } from '@truenorth/shared-ui/router'
import { type Reading, readingWhen } from '../domain/reading'
import { EditForm, EditSkeleton } from '../features/edit/EditForm'
import { useEditable } from '../features/edit/useEditable'

const whenText = (reading: Reading) =>
  reading.isEdited ? `${readingWhen(reading)} · Edited` : readingWhen(reading)

/** Changes or deletes the reading that the address names. */
export const EditPage = () => {
  const { moodEventId = '' } = useParams()
  const { loaded, adopt } = useEditable(moodEventId)
  return (
    <Page title="Edit Compass Reading" subtitle={loaded && whenText(loaded.data)} width={560}>
      {loaded ? (
        <EditForm key={loaded.data.version} loaded={loaded} onAdopt={adopt} />
      ) : (
        <EditSkeleton />
      )}
    </Page>
  )
}
