import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Field = chakra('section', {
  base: { '& + &': { marginTop: '16px' }, '& > h3': { marginBottom: '6px', fontSize: '16' } },
})

// Beside each other where both have room for words, else below each other.
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

const none = '–'

/** One field in which two versions of a thing differ; an empty value is shown as a dash. */
export type Difference = { field: string; mine: ReactNode; theirs: ReactNode }

export type TwoVersionsProps = { differences: readonly Difference[] }

/** What stands in the form and what was saved elsewhere meanwhile, field by field where they differ (D37). */
export const TwoVersions = ({ differences }: TwoVersionsProps) =>
  differences.map(({ field, mine, theirs }) => (
    <Field key={field}>
      <h3>{field}</h3>
      <Pair>
        <Version mine tabIndex={0} aria-label={`${field}, yours`}>
          <small>Yours</small>
          <div dir="auto">{mine || none}</div>
        </Version>
        <Version tabIndex={0} aria-label={`${field}, saved elsewhere`}>
          <small>Saved elsewhere</small>
          <div dir="auto">{theirs || none}</div>
        </Version>
      </Pair>
    </Field>
  ))
