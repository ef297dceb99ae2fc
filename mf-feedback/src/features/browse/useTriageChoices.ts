import { useDesk } from '../../api/triage'
import { stateNamed, stateOptions } from '../../domain/feedbackStates'
import type { InboxAddress } from '../../domain/inboxView'

/** Something that the list is filtered by: its options, and the one that is chosen; '' means any. */
export type TriageChoice = {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  choose: (value: string) => void
}

const asOption = (value: string) => ({ value, label: value })

// An address may hold what no item has any more.
const withChosen = (known: readonly string[], chosen: string | undefined) =>
  chosen === undefined || known.includes(chosen) ? known : [...known, chosen]

/** The filters by what administrators have made of the items, and by where these were sent. */
export const useTriageChoices = ({ view, narrow }: InboxAddress): TriageChoice[] => {
  const { administrators, labels, pages = [], remotes = [] } = useDesk()
  const { state = '', assignee, label = '', path = '', remote = '' } = view
  const people = administrators.map(({ id, username }) => ({ value: String(id), label: username }))
  const isKnown =
    assignee === undefined ||
    assignee === 0 ||
    people.some(({ value }) => value === String(assignee))
  return [
    {
      label: 'State',
      options: [{ value: '', label: 'Any state' }, ...stateOptions],
      value: state,
      choose: (value) => narrow({ state: stateNamed(value) }),
    },
    {
      label: 'Taken care of by',
      options: [
        { value: '', label: 'Anybody’s' },
        { value: '0', label: 'Nobody’s' },
        ...people,
        ...(isKnown ? [] : [{ value: String(assignee), label: `No. ${assignee}` }]),
      ],
      value: assignee === undefined ? '' : String(assignee),
      choose: (value) => narrow({ assignee: value === '' ? undefined : Number(value) }),
    },
    {
      label: 'Label',
      options: [
        { value: '', label: 'Any label' },
        ...withChosen(labels, view.label).map((value) => ({ value, label: `#${value}` })),
      ],
      value: label,
      choose: (value) => narrow({ label: value || undefined }),
    },
    {
      label: 'Page',
      options: [{ value: '', label: 'Any page' }, ...withChosen(pages, view.path).map(asOption)],
      value: path,
      choose: (value) => narrow({ path: value || undefined }),
    },
    {
      label: 'Part on screen',
      options: [
        { value: '', label: 'Any part' },
        ...withChosen(remotes, view.remote).map(asOption),
      ],
      value: remote,
      choose: (value) => narrow({ remote: value || undefined }),
    },
  ]
}
