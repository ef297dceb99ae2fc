import { Button, Card, Flex, ProgressBar, Text } from '@truenorth/shared-ui'
import { FormErrorBanner } from '@truenorth/shared-ui/forms'
import { figure, megabytes } from '../../components/counts'
import { StepHeading } from './ImportSteps'
import type { ImportState } from './importSession'

type BusyState = Extract<ImportState, { at: 'reading' | 'comparing' | 'sending' }>

const ofReading = ({ done, total }: Extract<BusyState, { at: 'reading' }>) => ({
  title: 'Reading the file',
  percent: total > 0 ? (done / total) * 100 : 0,
  status: `${megabytes(Math.min(done, total))} of ${megabytes(total)} MB`,
})

const ofComparing = ({ compared, found }: Extract<BusyState, { at: 'comparing' }>) => ({
  title: 'Comparing it with what is here',
  percent: (compared / found.items) * 100,
  status: `${figure(Math.min(compared, found.items))} of ${figure(found.items)}`,
})

const ofSending = ({ selection, sent }: Extract<BusyState, { at: 'sending' }>) => ({
  title: 'Bringing it in',
  percent: ((sent.items + sent.pictures) / Math.max(1, selection.items + selection.pictures)) * 100,
  status: [
    `${figure(sent.items)} of ${figure(selection.items)}`,
    // The days of many readings take some seconds to be counted.
    sent.items === selection.items && 'putting everything in its place',
    selection.pictures > 0 && `pictures ${figure(sent.pictures)} of ${figure(selection.pictures)}`,
  ]
    .filter(Boolean)
    .join(', '),
})

const show = (state: BusyState) => {
  if (state.at === 'reading') return ofReading(state)
  return state.at === 'comparing' ? ofComparing(state) : ofSending(state)
}

type BusyStepProps = { state: BusyState; onRetry: () => void; onCancel: () => void }

/** Work with a count: reading, comparing or sending. Cancel leaves nothing behind. */
export const BusyStep = ({ state, onRetry, onCancel }: BusyStepProps) => {
  const { title, percent, status } = show(state)
  const failed = state.at === 'comparing' ? state.failed : undefined
  const isWaiting = state.at === 'sending' && state.sent.isWaiting
  return (
    <Card>
      <StepHeading key={title}>{title}</StepHeading>
      <Text color="ink.muted" fontSize="14" marginBottom="16px" overflowWrap="anywhere">
        <bdi>{state.name}</bdi>
      </Text>
      <ProgressBar value={percent} label={title} />
      <Text as="output" display="block" fontSize="14" marginTop="8px">
        {status}
      </Text>
      {isWaiting && (
        <Text role="status" fontSize="14" marginTop="8px">
          Truenorth cannot be reached. It goes on where it stopped as soon as it can be.
        </Text>
      )}
      <Flex direction="column" gap="12px" marginTop="16px" alignItems="flex-start">
        <FormErrorBanner error={failed} onRetry={onRetry} />
        <Button variant="line" onClick={onCancel}>
          Cancel
        </Button>
      </Flex>
    </Card>
  )
}
