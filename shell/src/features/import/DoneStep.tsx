import {
  Button,
  ButtonLink,
  Card,
  chakra,
  Dial,
  DownloadIcon,
  Flex,
  formatDate,
  RestoreIcon,
  saveFile,
  Stack,
  Text,
} from '@truenorth/shared-ui'
import { countAll, figure } from '../../components/counts'
import { StepHeading } from './ImportSteps'
import type { ImportState } from './importSession'
import { isUndoable } from './ImportList'
import { countSelection } from './reader/selection'
import { lostParts } from './reader/sentences'
import { useUndoImport } from './useUndoImport'

const Figures = chakra('dl', {
  base: {
    margin: 0,
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '16px',
      paddingBlock: '10px',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& dd': { margin: 0, color: 'ink.muted', fontVariantNumeric: 'lining-nums tabular-nums' },
  },
})

type Done = Extract<ImportState, { at: 'done' }>

/** What did not come in, by its reason. */
const leftOutOf = ({ found, tallies, choices, lost }: Done) => {
  const counts = countSelection(tallies, choices)
  const parts = found.warnings.flatMap(({ code, count, shown }): [string, number][] => {
    const name = lostParts[code]
    // One warning tells of all feedback.
    const lostOf = code === 'feedback-left-out' ? Number(shown[0]?.detail) : count
    return name === undefined ? [] : [[name, lostOf]]
  })
  return Object.entries({
    'Already here, left alone': counts.known + counts.changed,
    'Probably here, left out': choices.takesSimilar ? 0 : counts.similar,
    'Without a mood, left out': counts.withoutMood,
    'Could not be read': found.rejected.count,
    'Pictures that could not be opened': lost.length,
    ...Object.fromEntries(parts),
  }).filter(([, count]) => count > 0)
}

const LeftOutCard = ({ done, onDownload }: { done: Done; onDownload: () => void }) => {
  const left = leftOutOf(done)
  if (left.length === 0) return null
  return (
    <Card title="What was left out">
      <Figures>
        {left.map(([reason, count]) => (
          <div key={reason}>
            <dt>{reason}</dt>
            <dd>{figure(count)}</dd>
          </div>
        ))}
      </Figures>
      <Button
        variant="line"
        marginTop="16px"
        icon={<DownloadIcon size={18} aria-hidden />}
        onClick={onDownload}
      >
        Download what was left out
      </Button>
    </Card>
  )
}

type DoneStepProps = {
  done: Done
  leftOut: () => Promise<Blob | undefined>
  onAgain: () => void
}

/** The last step: what came in, its way back, and what was left out. */
export const DoneStep = ({ done, leftOut, onAgain }: DoneStepProps) => {
  const { readings, entries, images, paths = 0, undo_until } = done.result
  const { undo, undoingId, dialog } = useUndoImport({ onUndone: onAgain })
  const download = async () => {
    const table = await leftOut()
    if (table) saveFile(table, 'left-out.csv')
  }
  const counts = countAll({ reading: readings, entry: entries, path: paths, picture: images })
  return (
    <Stack gap="16px">
      <Card textAlign="center" paddingBlock="28px">
        <Dial size={148} mood={4} label="The needle points to Good" />
        <chakra.div marginTop="16px">
          <StepHeading>{`${counts} brought in`}</StepHeading>
        </chakra.div>
        <Flex gap="8px" wrap="wrap" justify="center" marginTop="16px">
          {readings > 0 && <ButtonLink to="/mood/history">See the readings</ButtonLink>}
          {entries > 0 && (
            <ButtonLink to="/journal" variant={readings > 0 ? 'line' : 'solid'}>
              See the journal
            </ButtonLink>
          )}
          {paths > 0 && (
            <ButtonLink to="/journeys" variant={readings + entries > 0 ? 'line' : 'solid'}>
              See the paths
            </ButtonLink>
          )}
          {isUndoable(done.result) && (
            <Button
              variant="line"
              icon={<RestoreIcon size={18} aria-hidden />}
              busy={undoingId !== undefined}
              onClick={() => undo(done.result)}
            >
              Undo
            </Button>
          )}
        </Flex>
        {undo_until && (
          <Text color="ink.muted" fontSize="14" margin="12px auto 0">
            {`Undo takes back exactly this import, until ${formatDate(undo_until)}.`}
          </Text>
        )}
      </Card>
      <LeftOutCard done={done} onDownload={() => void download()} />
      <Button variant="line" alignSelf="flex-start" onClick={onAgain}>
        Bring in another file
      </Button>
      {dialog}
    </Stack>
  )
}
