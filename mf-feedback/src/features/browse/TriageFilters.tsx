import { Button, chakra, CloseIcon, Flex, Grid, Stack } from '@truenorth/shared-ui'
import { Field, Select } from '@truenorth/shared-ui/forms'
import { Modal } from '@truenorth/shared-ui/overlay'
import { useRef, useState } from 'react'
import { useFeedbackCounts } from '../../api/feedback'
import { matchQuery } from '../../domain/feedbackQuery'
import { anyTriage, type InboxAddress } from '../../domain/inboxView'
import { type TriageChoice, useTriageChoices } from './useTriageChoices'

const ActiveFilter = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    maxWidth: '100%',
    minHeight: '44px',
    padding: '4px 12px 4px 14px',
    borderRadius: '8',
    background: 'surface.sunken',
    fontSize: '14',
    textAlign: 'start',
    '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
    '& > svg': { flex: 'none', color: 'ink.muted' },
  },
})

const chosenLabel = ({ options, value }: TriageChoice) =>
  options.find((option) => option.value === value)?.label ?? value

type ChoiceProps = { choice: TriageChoice; isNamed?: boolean }

const ChoiceSelect = ({ choice, isNamed = false }: ChoiceProps) => (
  <Select
    {...(isNamed && { 'aria-label': choice.label })}
    options={choice.options}
    value={choice.value}
    onChange={({ target }) => choice.choose(target.value)}
  />
)

const showText = (counts: { matching: number; has_more?: boolean | undefined } | undefined) => {
  if (!counts) return 'Show the items'
  const { matching, has_more = false } = counts
  if (matching === 1) return 'Show one item'
  return has_more ? `Show more than ${matching} items` : `Show ${matching} items`
}

// On narrow screens: one button, a sheet with the choices, and those that are made, each of which can be taken off.
const NarrowFilters = ({
  address,
  choices,
}: {
  address: InboxAddress
  choices: TriageChoice[]
}) => {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { counts } = useFeedbackCounts(matchQuery(address.view))
  const made = choices.filter(({ value }) => value !== '')
  const close = () => setOpen(false)
  return (
    <Flex hideFrom="md" wrap="wrap" gap="8px">
      <Button
        ref={opener}
        variant="line"
        aria-haspopup="dialog"
        flex="1 1 100%"
        onClick={() => setOpen(true)}
      >
        {made.length > 0 ? `Filters (${made.length})` : 'Filters'}
      </Button>
      {made.map((choice) => (
        <ActiveFilter
          key={choice.label}
          type="button"
          aria-label={`Take off ${choice.label}: ${chosenLabel(choice)}`}
          onClick={() => {
            choice.choose('')
            opener.current?.focus()
          }}
        >
          <span>{chosenLabel(choice)}</span>
          <CloseIcon size={16} />
        </ActiveFilter>
      ))}
      <Modal
        open={isOpen}
        onClose={close}
        title="Filters"
        fromBelow
        footer={
          <>
            <Button
              variant="quiet"
              disabled={made.length === 0}
              onClick={() => address.narrow(anyTriage)}
            >
              Take all off
            </Button>
            <Button onClick={close}>{showText(counts)}</Button>
          </>
        }
      >
        <Stack gap="16px">
          {choices.map((choice) => (
            <Field key={choice.label} label={choice.label}>
              <ChoiceSelect choice={choice} />
            </Field>
          ))}
        </Stack>
      </Modal>
    </Flex>
  )
}

/** The filters by what administrators have made of the items, and by where these were sent. */
export const TriageFilters = ({ address }: { address: InboxAddress }) => {
  const choices = useTriageChoices(address)
  return (
    <>
      <Grid
        hideBelow="md"
        templateColumns="repeat(auto-fit, minmax(min(100%, 8rem), 1fr))"
        gap="8px 12px"
      >
        {choices.map((choice) => (
          <ChoiceSelect key={choice.label} choice={choice} isNamed />
        ))}
      </Grid>
      <NarrowFilters address={address} choices={choices} />
    </>
  )
}
