import { report } from '@truenorth/shared-auth'
import { Button, Card, localToday, Text, toast } from '@truenorth/shared-ui'
import { useMutation } from '@tanstack/react-query'
import { fetchArchive } from '../../api/archive'

/** Saves a file to the browser's downloads. */
const saveArchive = (archive: Blob) => {
  const address = URL.createObjectURL(archive)
  const link = document.createElement('a')
  link.href = address
  link.download = `truenorth-${localToday()}.zip`
  link.click()
  URL.revokeObjectURL(address)
}

/** Downloads everything that the user has written. */
export const ArchiveCard = () => {
  const { mutate: download, isPending } = useMutation({
    mutationFn: fetchArchive,
    onSuccess: saveArchive,
    onError: (error) => {
      report(error, 'downloading everything')
      toast.show({ text: 'The file could not be made. Please try again.', tone: 'bad' })
    },
  })
  return (
    <Card title="Take everything along">
      <Text color="ink.muted" marginBottom="16px">
        One file with all you have written here: your readings as a table, your pictures, and
        everything together in a form that other programs can read.
      </Text>
      <Button variant="line" busy={isPending} busyText="Preparing…" onClick={() => download()}>
        Download everything
      </Button>
    </Card>
  )
}
