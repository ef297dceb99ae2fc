import type { Columns } from '@truenorth/import-formats'
import {
  Button,
  Card,
  CircleCheckIcon,
  Flex,
  formatDate,
  Stack,
  StatList,
  StatTile,
  Text,
  userZone,
} from '@truenorth/shared-ui'
import { Checkbox, DockedBar, Field, FormBanner, Select } from '@truenorth/shared-ui/forms'
import { useRef, useState } from 'react'
import { Fold } from '../../components/Fold'
import { sourceNames } from './apps'
import { countAll, countOf, figure } from '../../components/counts'
import { StepHeading } from './ImportSteps'
import { EntriesMoodCard, MoodsCard, unansweredMoods } from './MoodsCard'
import { RejectedFold, WarningFolds } from './NotRead'
import type { Choices, Found, Tally } from './reader/protocol'
import {
  countEntriesWithoutMood,
  countSelection,
  countWithoutZone,
  moodsToAsk,
  type SelectionCounts,
} from './reader/selection'
import { ColumnQuestions } from './TableQuestions'

const FoundCard = ({ name, found }: { name: string; found: Found }) => {
  const { source, readings, entries, paths, pictures, days, firstDay, lastDay } = found
  const now = new Date(0)
  return (
    <div>
      <Text color="ink.muted" fontSize="14" marginBottom="12px" overflowWrap="anywhere">
        {source && `${sourceNames[source]}: `}
        <bdi>{name}</bdi>
        {days > 0 && `, ${formatDate(firstDay, { now })} to ${formatDate(lastDay, { now })}`}
      </Text>
      {source === 'pixy' && (
        <Text color="ink.muted" fontSize="14" marginBottom="12px">
          Pixy’s seven moods become five: its two best are Excellent, its two worst Very Sad.
        </Text>
      )}
      <StatList>
        <StatTile label="Readings" value={figure(readings)} />
        <StatTile label="Entries" value={figure(entries)} />
        <StatTile label="Pictures" value={figure(pictures)} />
        {paths > 0 ? (
          <StatTile label="Paths" value={figure(paths)} />
        ) : (
          <StatTile label="Days" value={figure(days)} />
        )}
      </StatList>
    </div>
  )
}

const zoneOptions = () => {
  const zones = new Set([userZone(), ...Intl.supportedValuesOf('timeZone'), 'UTC'])
  return [...zones].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
}

type ZoneCardProps = { count: number; zone: string; onChange: (zone: string) => void }

const ZoneCard = ({ count, zone, onChange }: ZoneCardProps) => {
  const [options] = useState(zoneOptions)
  return (
    <Card title="Where was it written?">
      <Field
        label="Time zone"
        hint={`${countOf(count, 'item')} ${count === 1 ? 'has' : 'have'} a clock and no time zone. Choose the one in which you wrote.`}
      >
        <Select options={options} value={zone} onChange={({ target }) => onChange(target.value)} />
      </Field>
    </Card>
  )
}

const HereCard = ({ known, changed }: SelectionCounts) => (
  <Card>
    <Flex gap="12px">
      <CircleCheckIcon size={20} aria-hidden style={{ flex: 'none', marginTop: 2 }} />
      <Text>
        <b>{`${figure(known + changed)} ${known + changed === 1 ? 'is' : 'are'} already here.`}</b>{' '}
        They stay as they are.
        {changed > 0 &&
          ` Of ${countOf(changed, 'item')} the file says something else now: yours is left alone.`}
      </Text>
    </Flex>
  </Card>
)

type SimilarCardProps = { count: number; isTaken: boolean; onChange: (isTaken: boolean) => void }

const SimilarCard = ({ count, isTaken, onChange }: SimilarCardProps) => (
  <Card>
    <Text>
      <b>{`${figure(count)} ${count === 1 ? 'is' : 'are'} probably here.`}</b> Something with the
      same day, time and text came in from another file.
    </Text>
    <Checkbox checked={isTaken} onChange={({ target }) => onChange(target.checked)}>
      Bring them in all the same
    </Checkbox>
  </Card>
)

const titleOf = ({ items }: Found, isNothingNew: boolean) => {
  if (items === 0) return 'There is nothing to bring in'
  return isNothingNew ? 'Nothing new in this file' : 'What was found'
}

const waitingFor = (count: number) =>
  count === 1 ? 'One item waits for a mood.' : `${figure(count)} items wait for a mood.`

type LookStepProps = {
  name: string
  found: Found
  tallies: readonly Tally[]
  failed?: string | undefined
  choices: Choices
  onChange: (choices: Choices) => void
  onColumns: (columns: Columns) => void
  onSend: () => void
  onCancel: () => void
}

/** The second step: what was found, what becomes of it, and the button that brings it in. */
export const LookStep = (props: LookStepProps) => {
  const { name, found, tallies, failed, choices, onChange, onSend } = props
  const [leavesOut, setLeavesOut] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const questions = useRef<HTMLDivElement>(null)
  const change = (changes: Partial<Choices>) => onChange({ ...choices, ...changes })
  const moods = moodsToAsk(found.moods, tallies)
  const entriesWithoutMood = countEntriesWithoutMood(tallies)
  const withoutZone = countWithoutZone(tallies)
  const counts = countSelection(tallies, choices)
  const { readings, entries, paths, withoutMood, known, changed, similar } = counts
  const total = readings + entries + paths
  const isOpen =
    unansweredMoods(moods, choices.moods).length > 0 ||
    (entriesWithoutMood > 0 && choices.moodOfEntries === null)
  const waits = isOpen && withoutMood > 0 && !leavesOut
  const isNothingNew = total + withoutMood + similar === 0
  const send = () => {
    setAsked(true)
    if (!waits) return onSend()
    const open = questions.current?.querySelectorAll<HTMLElement>('select, input[type=radio]') ?? []
    const first = [...open].find(
      (field) => !(field instanceof HTMLSelectElement) || field.value === '',
    )
    return first?.focus()
  }
  return (
    <Stack gap="16px">
      <div>
        <StepHeading>{titleOf(found, isNothingNew)}</StepHeading>
        <FoundCard name={name} found={found} />
      </div>
      {isNothingNew && known + changed > 0 && <HereCard {...counts} />}
      {!isNothingNew && (
        <Stack gap="16px" ref={questions}>
          {moods.length > 0 && (
            <MoodsCard
              moods={moods}
              chosen={choices.moods}
              isAsked={isAsked && waits}
              onChange={(moods) => change({ moods })}
            />
          )}
          {entriesWithoutMood > 0 && (
            <EntriesMoodCard
              count={entriesWithoutMood}
              value={choices.moodOfEntries}
              onChange={(moodOfEntries) => change({ moodOfEntries })}
            />
          )}
          {withoutZone > 0 && (
            <ZoneCard
              count={withoutZone}
              zone={choices.zone}
              onChange={(zone) => change({ zone })}
            />
          )}
        </Stack>
      )}
      {found.table && (
        <Fold title="Its columns">
          <ColumnQuestions table={found.table} onAnswer={props.onColumns} />
        </Fold>
      )}
      {!isNothingNew && known + changed > 0 && <HereCard {...counts} />}
      {similar > 0 && (
        <SimilarCard
          count={similar}
          isTaken={choices.takesSimilar}
          onChange={(takesSimilar) => change({ takesSimilar })}
        />
      )}
      <RejectedFold {...found.rejected} />
      <WarningFolds warnings={found.warnings} />
      {isOpen && withoutMood > 0 && (
        <Checkbox checked={leavesOut} onChange={({ target }) => setLeavesOut(target.checked)}>
          {`Leave out what has no mood (${figure(withoutMood)})`}
        </Checkbox>
      )}
      {failed && <FormBanner>{failed}</FormBanner>}
      {isAsked && waits && (
        <FormBanner>{`${waitingFor(withoutMood)} Choose one, or leave them out.`}</FormBanner>
      )}
      <DockedBar>
        {!isNothingNew && (
          <Text
            color="ink.muted"
            fontSize="14"
            maxWidth="none"
            textAlign="center"
            marginBottom="8px"
          >
            {waits ? waitingFor(withoutMood) : 'You can undo it for thirty days.'}
          </Text>
        )}
        <Flex gap="8px">
          {total > 0 || waits ? (
            <>
              <Button variant="line" size="big" onClick={props.onCancel}>
                Back
              </Button>
              <Button size="big" flex="1" onClick={send}>
                {total > 0
                  ? `Import ${countAll({ reading: readings, entry: entries, path: paths })}`
                  : 'Import'}
              </Button>
            </>
          ) : (
            <Button size="big" flex="1" onClick={props.onCancel}>
              Choose another file
            </Button>
          )}
        </Flex>
      </DockedBar>
    </Stack>
  )
}
