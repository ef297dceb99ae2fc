import { useSession } from '@truenorth/shared-auth'
import { InfoIcon } from '@truenorth/shared-ui'
import { NoticeLine } from './NoticeLine'

const text =
  'This browser’s storage is full or switched off, so you are signed in only until you close or reload this page.'

/** Where the session lives in memory alone, the person is told how long that is. */
export const StorageLine = () => {
  const { status, storageWorks } = useSession()
  if (storageWorks || status !== 'signedIn') return null
  return (
    <output>
      <NoticeLine icon={<InfoIcon size={18} aria-hidden />}>{text}</NoticeLine>
    </output>
  )
}
