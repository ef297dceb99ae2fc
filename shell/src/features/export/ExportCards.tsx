import type { AccountContents } from '@truenorth/api-contract/account'
import { report } from '@truenorth/shared-auth'
import {
  ArchiveIcon,
  BookIcon,
  Button,
  Card,
  CardTitle,
  ChartIcon,
  chakra,
  DownloadIcon,
  formatDate,
  type IconComponent,
  localToday,
  PathIcon,
  saveFile,
  Stack,
  Text,
  toast,
} from '@truenorth/shared-ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { contentsQueries, type ExportPart, fetchExport } from '../../api/archive'
import { countOf, megabytes } from '../../components/counts'

type Choice = {
  part: ExportPart
  icon: IconComponent
  title: string
  text: string
  /** How much there is of it. */
  amount: (contents: AccountContents) => string
  action: string
  fileName: () => string
}

/** Bytes that are worth a word. */
const leastBytes = 100_000

const picturesOf = ({ pictures, picture_bytes: bytes }: AccountContents) => {
  const count = pictures > 0 && countOf(pictures, 'picture')
  return count && bytes >= leastBytes ? `${count} of ${megabytes(bytes)} MB` : count
}

const daysOf = ({ first_day, last_day }: AccountContents) => {
  if (first_day === null || last_day === null) return false
  // The year stands with each day, whatever year it is now.
  const [first, last] = [first_day, last_day].map((day) => formatDate(day, { now: new Date(0) }))
  return first === last ? first : `${first} to ${last}`
}

const listed = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(', ')

const choices: Choice[] = [
  {
    part: 'everything',
    icon: ArchiveIcon,
    title: 'Everything, as one archive',
    text: 'Readings, paths, pages and pictures, with a page to read them without Truenorth. Truenorth can read it back in; the files inside are plain.',
    amount: (contents) => listed('ZIP', picturesOf(contents)),
    action: 'Download everything',
    fileName: () => `truenorth-${localToday()}.zip`,
  },
  {
    part: 'readings',
    icon: ChartIcon,
    title: 'Readings, as a table',
    text: 'One row a reading: day, time, mood, energy, note, tags. Opens in any spreadsheet.',
    amount: (contents) => listed(countOf(contents.readings, 'reading'), daysOf(contents)),
    action: 'Download readings',
    fileName: () => `truenorth-readings-${localToday()}.csv`,
  },
  {
    part: 'paths',
    icon: PathIcon,
    title: 'Paths, as a table',
    text: 'One row a waypoint, with its path beside it.',
    amount: ({ paths }) => countOf(paths, 'path'),
    action: 'Download paths',
    fileName: () => `truenorth-paths-${localToday()}.csv`,
  },
  {
    part: 'journal',
    icon: BookIcon,
    title: 'Journal, as Markdown',
    text: 'One file a page, named by its day. Pictures lie beside them.',
    amount: (contents) => listed(countOf(contents.entries, 'page'), picturesOf(contents)),
    action: 'Download journal',
    fileName: () => `truenorth-journal-${localToday()}.zip`,
  },
]

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '16px',
    '& > svg': { color: 'brand', marginTop: '2px' },
    '& > div': { display: 'grid', gap: '4px', justifyItems: 'start', minWidth: 0 },
  },
})

type ChoiceCardProps = {
  choice: Choice
  contents: AccountContents | undefined
  busy: boolean
  onDownload: () => void
}

const ChoiceCard = ({ choice, contents, busy, onDownload }: ChoiceCardProps) => {
  const id = useId()
  const { icon: Icon, title, text, amount, action } = choice
  return (
    <Card aria-labelledby={id}>
      <Row>
        <Icon size={24} aria-hidden />
        <div>
          <CardTitle id={id}>{title}</CardTitle>
          <Text color="ink.muted">{text}</Text>
          {/* Its line is kept while it loads, so that nothing moves. */}
          <Text color="ink.muted" fontSize="14" minHeight="21px" marginBottom="8px">
            {contents && amount(contents)}
          </Text>
          <Button
            variant="line"
            icon={<DownloadIcon size={18} aria-hidden />}
            busy={busy}
            busyText="Preparing…"
            onClick={onDownload}
          >
            {action}
          </Button>
        </div>
      </Row>
    </Card>
  )
}

/** What can be taken along, and how much there is of it. Without the counts the files can still be made. */
export const ExportCards = () => {
  const { data: contents } = useQuery(contentsQueries.own())
  const {
    mutate: download,
    variables: downloading,
    isPending,
  } = useMutation({
    mutationFn: ({ part }: Choice) => fetchExport(part),
    onSuccess: (file, { fileName }) => {
      saveFile(file, fileName())
      toast.show({ text: 'The file is in your downloads', tone: 'good' })
    },
    onError: (error) => {
      report(error, 'downloading what the user has written')
      toast.show({ text: 'The file could not be made. Please try again.', tone: 'bad' })
    },
  })
  return (
    <Stack gap="16px">
      {choices.map((choice) => (
        <ChoiceCard
          key={choice.part}
          choice={choice}
          contents={contents}
          busy={isPending && downloading === choice}
          onDownload={() => download(choice)}
        />
      ))}
    </Stack>
  )
}
