import { useMutation } from '@tanstack/react-query'
import { report } from '@truenorth/shared-auth'
import { Button, DownloadIcon, localToday, saveFile, toast } from '@truenorth/shared-ui'
import { Menu } from '@truenorth/shared-ui/overlay'
import { exportFeedback, type FileFormat } from '../../api/feedback'
import { inboxTexts } from '../../content'
import { orderedQuery } from '../../domain/feedbackQuery'
import type { InboxView } from '../../domain/inboxView'

/** Downloads the items that match the view, all pages in its order: for spreadsheets or for programs. */
export const DownloadMenu = ({ view }: { view: InboxView }) => {
  const { mutate: download, isPending } = useMutation({
    mutationFn: (format: FileFormat) => exportFeedback(format, orderedQuery(view)),
    onSuccess: (file, format) => saveFile(file, `feedback-${localToday()}.${format}`),
    onError: (error) => {
      report(error, 'downloading the feedback')
      toast.show({ text: inboxTexts.downloadFailed, tone: 'bad' })
    },
  })
  return (
    <Menu
      label="Download"
      trigger={
        <Button
          variant="line"
          icon={<DownloadIcon size={20} />}
          busy={isPending}
          busyText="Preparing…"
        >
          Download
        </Button>
      }
      items={[
        { label: 'Download CSV', onSelect: () => download('csv') },
        { label: 'Download JSON', onSelect: () => download('json') },
      ]}
    />
  )
}
