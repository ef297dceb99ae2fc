import { Button, DownloadIcon } from '@truenorth/shared-ui'
import { orderedQuery } from '../address/feedbackQuery'
import type { InboxView } from '../address/inboxView'
import { useDownload } from './useDownload'

/** The view as a file: all its pages, in its order. */
export const DownloadButton = ({ view }: { view: InboxView }) => {
  const { mutate: download, isPending } = useDownload()
  return (
    <Button
      variant="line"
      icon={<DownloadIcon size={20} />}
      busy={isPending}
      busyText="Preparing…"
      onClick={() => download(orderedQuery(view))}
    >
      Download CSV
    </Button>
  )
}
