import { Page } from '@truenorth/shared-ui'
import { useParams } from '@truenorth/shared-ui/router'
import { EditForm } from '../features/edit/EditForm'
import { EditSkeleton } from '../features/edit/EditSkeleton'
import { useEditable } from '../features/edit/useEditable'
import { readingWhen } from '../features/reading/readingWhen'

export const EditPage = () => {
  const { moodEventId = '' } = useParams()
  const { loaded, adopt } = useEditable(moodEventId)
  return (
    <Page title="Edit Compass Reading" subtitle={loaded && readingWhen(loaded.reading)} width={560}>
      {loaded ? (
        <EditForm key={loaded.reading.version} loaded={loaded} onAdopt={adopt} />
      ) : (
        <EditSkeleton />
      )}
    </Page>
  )
}
