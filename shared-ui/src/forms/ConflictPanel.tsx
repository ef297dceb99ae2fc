import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../button/Button'

const FieldVersions = chakra('section', {
  base: { '& + &': { marginTop: '16px' }, '& > h3': { marginBottom: '6px', fontSize: '16' } },
})

// The versions stand beside each other where both have room for words, else below each other.
const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '8px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  },
})

const Version = chakra('section', {
  base: {
    minWidth: 0,
    maxHeight: '11rem',
    overflow: 'auto',
    padding: '8px 12px',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '8',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    '& > small': { display: 'block', color: 'ink.muted', fontSize: '13' },
  },
  variants: { mine: { true: { borderColor: 'brand', background: 'brand.wash' } } },
})

const noValue = '–'

/** One field in which two versions differ, in the words of the form. An empty value is shown as a dash. */
export type Difference = { field: string; mine: ReactNode; theirs: ReactNode }

type VersionComparisonProps = { differences: readonly Difference[] }

/** The values in the form beside those that were saved elsewhere, field by field where they differ. */
export const VersionComparison = ({ differences }: VersionComparisonProps) =>
  differences.map(({ field, mine, theirs }) => (
    <FieldVersions key={field}>
      <h3>{field}</h3>
      <Pair>
        <Version mine tabIndex={0} aria-label={`${field}, yours`}>
          <small>Yours</small>
          <div dir="auto">{mine || noValue}</div>
        </Version>
        <Version tabIndex={0} aria-label={`${field}, saved elsewhere`}>
          <small>Saved elsewhere</small>
          <div dir="auto">{theirs || noValue}</div>
        </Version>
      </Pair>
    </FieldVersions>
  ))

const Panel = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    padding: '16px',
    border: '1px solid',
    borderColor: 'bad',
    borderRadius: '8',
    background: 'surface',
    '& h2': { marginBottom: '4px', fontSize: '18' },
  },
})
const Sentence = chakra('p', { base: { color: 'ink.muted' } })
const Choice = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '10px',
    '& > button': { flex: { smDown: '1 1 auto' } },
  },
})

export type ConflictPanelProps = {
  /** What was changed, for "This reading was changed elsewhere": "reading". */
  what: string
  differences: readonly Difference[]
  /** Saves the values in the form over the other version. */
  onKeepMine: () => void
  /** Gives up the values in the form for the other version. */
  onTakeTheirs: () => void
  /** The choice is being saved. */
  isSaving?: boolean
}

/** Stands above the buttons of a form whose item was changed elsewhere: both versions and a choice (D37). */
export const ConflictPanel = (props: ConflictPanelProps) => {
  const { what, differences, onKeepMine, onTakeTheirs, isSaving = false } = props
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  // The button that was pressed may be in the footer of a modal, far from the end of the form.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Panel ref={panel} aria-labelledby={titleId}>
      <div role="alert">
        <h2 id={titleId}>{`This ${what} was changed elsewhere`}</h2>
        <Sentence>
          {differences.length > 0
            ? 'Nothing is saved yet. Which version do you want to keep?'
            : 'Both versions say the same.'}
        </Sentence>
      </div>
      {differences.length > 0 && (
        <div>
          <VersionComparison differences={differences} />
        </div>
      )}
      <Choice>
        <Button variant="line" disabled={isSaving} onClick={onTakeTheirs}>
          Take the saved version
        </Button>
        <Button busy={isSaving} busyText="Saving…" onClick={onKeepMine}>
          Keep mine
        </Button>
      </Choice>
    </Panel>
  )
}
