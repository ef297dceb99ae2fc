import { Box, Button, Card, Flex, Stack, Text, userZone } from '@truenorth/shared-ui'
import { FormBanner } from '@truenorth/shared-ui/forms'
import { useLeavingGuard } from '@truenorth/shared-ui/router'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { BusyStep } from './BusyStep'
import { ChooseStep } from './ChooseStep'
import { DoneStep } from './DoneStep'
import { ImportList, UnfinishedImports } from './ImportList'
import { createImportSession, type ImportSession, type ImportState } from './importSession'
import { ImportSteps, StepHeading } from './ImportSteps'
import { LookStep } from './LookStep'
import type { Choices, Found } from './reader/protocol'
import { refusalSentences } from './reader/sentences'
import { ColumnQuestions, DateOrderCard } from './TableQuestions'

const stepOf = ({ at }: ImportState) => {
  if (at === 'choose' || at === 'reading') return 1
  return at === 'done' ? 3 : 2
}

type RefusedStepProps = { session: ImportSession; name: string; found: Found }

// Columns with names of their own are asked for.
const asksForColumns = ({ refused, table }: Found) =>
  refused === 'no-header' && table !== null && table.header.length > 1

const headingOf = (found: Found) => {
  if (found.refused === 'ask-date-order') return 'One question first'
  return asksForColumns(found) ? 'Which column is what?' : 'This file does not come in'
}

/** A file that cannot be read as it is: a question where an answer helps, else the reason. */
const RefusedStep = ({ session, name, found }: RefusedStepProps) => (
  <Stack gap="16px">
    <div>
      <StepHeading>{headingOf(found)}</StepHeading>
      <Text color="ink.muted" fontSize="14" overflowWrap="anywhere">
        <bdi>{name}</bdi>
      </Text>
    </div>
    {found.refused === 'ask-date-order' && (
      <DateOrderCard onAnswer={(dateOrder) => void session.answer({ dateOrder })} />
    )}
    {asksForColumns(found) ? (
      <Text color="ink.muted">
        The names of its columns are not known here. Say what they are, and it is read.
      </Text>
    ) : (
      found.refused !== 'ask-date-order' && (
        <FormBanner>{refusalSentences[found.refused ?? 'unknown-format']}</FormBanner>
      )
    )}
    {found.table && (
      <Card title="Its columns">
        <ColumnQuestions
          table={found.table}
          onAnswer={(columns) => void session.answer({ columns })}
        />
      </Card>
    )}
    <Flex>
      <Button variant="line" onClick={session.cancel}>
        Choose another file
      </Button>
    </Flex>
  </Stack>
)

const noChoices = (): Choices => ({
  moods: {},
  moodOfEntries: null,
  zone: userZone(),
  takesSimilar: false,
})

/** What was chosen for a file, which stays when its import is cancelled or fails. */
const useChoices = (found: Found | undefined) => {
  const [held, setHeld] = useState<{ found: Found | undefined; choices: Choices }>({
    found,
    choices: noChoices(),
  })
  const choices = held.found === found ? held.choices : noChoices()
  return [choices, (next: Choices) => setHeld({ found, choices: next })] as const
}

const useImportSession = () => {
  const client = useQueryClient()
  const [session] = useState(() => createImportSession(() => client.invalidateQueries()))
  useEffect(() => session.close, [session])
  return { session, state: useSyncExternalStore(session.subscribe, session.state) }
}

/** An import from the choice of a file to its end, and the list of those before. */
export const ImportFlow = () => {
  const { session, state } = useImportSession()
  const [initial] = useState(state)
  const found = 'found' in state ? state.found : undefined
  const [choices, setChoices] = useChoices(found)
  useLeavingGuard({
    dirty: state.at === 'sending',
    title: 'Stop the import?',
    text: 'What was sent so far is taken back.',
    stayLabel: 'Go on',
    leaveLabel: 'Stop it',
  })
  return (
    <>
      <ImportSteps current={stepOf(state)} />
      {(state.at === 'choose' || (state.at === 'look' && state.failed)) && <UnfinishedImports />}
      {state.at === 'choose' && (
        <ChooseStep
          failed={state.failed}
          takesFocus={state !== initial}
          onFiles={(files) => void session.choose(files)}
        />
      )}
      {(state.at === 'reading' || state.at === 'comparing' || state.at === 'sending') && (
        <BusyStep
          state={state}
          onRetry={() => void session.compareAgain()}
          onCancel={session.cancel}
        />
      )}
      {state.at === 'refused' && <RefusedStep session={session} {...state} />}
      {state.at === 'look' && (
        <LookStep
          {...state}
          choices={choices}
          onChange={setChoices}
          onColumns={(columns) => void session.answer({ columns })}
          onSend={() => void session.send(choices)}
          onCancel={session.cancel}
        />
      )}
      {state.at === 'done' && (
        <DoneStep done={state} leftOut={session.leftOut} onAgain={session.cancel} />
      )}
      {(state.at === 'choose' || state.at === 'refused') && (
        <Box marginTop="16px">
          <ImportList />
        </Box>
      )}
    </>
  )
}
