import { report } from '@truenorth/shared-auth'
import { Button, Card, Text, toast } from '@truenorth/shared-ui'
import { useMutation } from '@tanstack/react-query'
import { fetchArchive } from '../../../api/archive'
import { archiveWords } from '../content'
import { saveArchive } from './saveArchive'

export const ArchiveCard = () => {
  const { mutate: download, isPending } = useMutation({
    mutationFn: fetchArchive,
    onSuccess: saveArchive,
    onError: (error) => {
      report(error, 'downloading everything')
      toast.show({ text: archiveWords.failed, tone: 'bad' })
    },
  })
  return (
    <Card title={archiveWords.title}>
      <Text color="ink.muted" marginBottom="16px">
        {archiveWords.text}
      </Text>
      <Button variant="line" busy={isPending} busyText="Preparing…" onClick={() => download()}>
        Download everything
      </Button>
    </Card>
  )
}
