import { report } from '@truenorth/shared-auth'
import { Button, Card, Flex, localToday, Text, toast } from '@truenorth/shared-ui'
import { useMutation } from '@tanstack/react-query'
import { type ExportPart, fetchExport } from '../../api/archive'
import { saveFile } from '../../components/saveFile'

const fileNames: Record<ExportPart, () => string> = {
  everything: () => `truenorth-${localToday()}.zip`,
  readings: () => `truenorth-readings-${localToday()}.csv`,
  paths: () => `truenorth-paths-${localToday()}.csv`,
  journal: () => `truenorth-journal-${localToday()}.zip`,
}

const parts: { part: ExportPart; label: string }[] = [
  { part: 'readings', label: 'Readings as CSV' },
  { part: 'paths', label: 'Paths as CSV' },
  { part: 'journal', label: 'Journal as Markdown' },
]

/** Downloads everything that the user has written, or a part of it. */
export const ArchiveCard = () => {
  const {
    mutate: download,
    variables: downloading,
    isPending,
  } = useMutation({
    mutationFn: fetchExport,
    onSuccess: (file, part) => saveFile(file, fileNames[part]()),
    onError: (error) => {
      report(error, 'downloading what the user has written')
      toast.show({ text: 'The file could not be made. Please try again.', tone: 'bad' })
    },
  })
  const busy = (part: ExportPart) => isPending && downloading === part
  return (
    <Card title="Take everything along">
      <Text color="ink.muted" marginBottom="16px">
        One file with all you have written here: a page to read without Truenorth, your journal,
        tables, pictures, and everything in a form that other programs can read.
      </Text>
      <Button
        variant="line"
        busy={busy('everything')}
        busyText="Preparing…"
        onClick={() => download('everything')}
      >
        Download everything
      </Button>
      <Text color="ink.muted" marginTop="24px" marginBottom="12px">
        Or a part of it. In tables, a text that a spreadsheet would run as a formula begins with an
        apostrophe.
      </Text>
      <Flex gap="8px" wrap="wrap">
        {parts.map(({ part, label }) => (
          <Button
            key={part}
            variant="line"
            busy={busy(part)}
            busyText="Preparing…"
            onClick={() => download(part)}
          >
            {label}
          </Button>
        ))}
      </Flex>
    </Card>
  )
}
