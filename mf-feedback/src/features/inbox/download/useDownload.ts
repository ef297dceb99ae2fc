import { useMutation } from '@tanstack/react-query'
import { report } from '@truenorth/shared-auth'
import { localToday, toast } from '@truenorth/shared-ui'
import { exportFeedback, type FeedbackQuery } from '../../../api/feedback'
import { inboxTexts } from '../../../content'
import { saveFile } from './saveFile'

/** Fetches the matching feedback as a CSV file and lets the browser save it. */
export const useDownload = () =>
  useMutation({
    mutationFn: (query: FeedbackQuery) => exportFeedback(query),
    onSuccess: (file) => saveFile(file, `feedback-${localToday()}.csv`),
    onError: (error) => {
      report(error, 'downloading the feedback')
      toast.show({ text: inboxTexts.downloadFailed, tone: 'bad' })
    },
  })
