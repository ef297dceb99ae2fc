import { useMutation } from '@tanstack/react-query'
import { report } from '@truenorth/shared-auth'
import { Button, DownloadIcon, localToday, toast } from '@truenorth/shared-ui'
import { exportFeedback } from '../../api/feedback'
import { inboxTexts } from '../../content'
import { orderedQuery } from '../../domain/feedbackQuery'
import type { InboxView } from '../../domain/inboxView'

const saveFile = (file: Blob, name: string) => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the URL only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Downloads the items that match the view as a CSV file: all pages, in its order. */
export const DownloadButton = ({ view }: { view: InboxView }) => {
  const { mutate: download, isPending } = useMutation({
    mutationFn: exportFeedback,
    onSuccess: (file) => saveFile(file, `feedback-${localToday()}.csv`),
    onError: (error) => {
      report(error, 'downloading the feedback')
      toast.show({ text: inboxTexts.downloadFailed, tone: 'bad' })
    },
  })
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
