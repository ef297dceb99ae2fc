import type { Rejection } from '@truenorth/import-formats'
import { AlertIcon, chakra, formatDate, InfoIcon, Text } from '@truenorth/shared-ui'
import { Fold } from '../../components/Fold'
import { countOf, figure } from '../../components/counts'
import { placeInWords } from './reader/place'
import type { Found, FoundWarning } from './reader/protocol'
import { rejectionSentence, warningSentence } from './reader/sentences'

const List = chakra('ul', {
  base: {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: '14',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' },
      gap: '2px 16px',
      paddingBlock: '10px',
      borderTop: '1px solid',
      borderColor: 'line',
      overflowWrap: 'anywhere',
    },
    '& > li:first-child': { borderTop: 0 },
    '& b': { fontWeight: '620', fontVariantNumeric: 'lining-nums tabular-nums' },
    '& code': {
      display: 'inline-block',
      marginTop: '4px',
      padding: '1px 6px',
      borderRadius: '6',
      background: 'surface.sunken',
      overflowWrap: 'anywhere',
    },
  },
})

// With its year, whatever year it is.
const dayInWords = (date: string | undefined) => date && formatDate(date, { now: new Date(0) })

const More = ({ count, shown }: { count: number; shown: number }) =>
  count > shown ? (
    <Text color="ink.muted" fontSize="14" marginTop="8px">
      {`and ${figure(count - shown)} more, which you can download after the import.`}
    </Text>
  ) : null

const shownAtMost = 160
const cut = (value: string) =>
  value.length > shownAtMost ? `${value.slice(0, shownAtMost)}…` : value

const RejectedRow = ({ line, at, reason, value, date }: Rejection) => {
  const day = dayInWords(date)
  // A line says nothing of its day.
  const written = value ?? (line === null ? undefined : day)
  return (
    <li>
      <b dir="auto">{placeInWords(line ?? at, day)}</b>
      <span>
        {rejectionSentence(reason)}
        {written && (
          <>
            <br />
            <code dir="auto">{cut(written)}</code>
          </>
        )}
      </span>
    </li>
  )
}

/** Rows that cannot be read: where, why, and what stands there. */
export const RejectedFold = ({ count, shown }: Found['rejected']) =>
  count === 0 ? null : (
    <Fold
      open={count <= 5}
      icon={<AlertIcon size={20} aria-hidden />}
      title={`${countOf(count, 'row')} cannot be read`}
    >
      <List>
        {shown.map((rejection) => (
          <RejectedRow
            key={`${rejection.line} ${rejection.at} ${rejection.reason} ${rejection.value}`}
            {...rejection}
          />
        ))}
      </List>
      <More count={count} shown={shown.length} />
    </Fold>
  )

const shownOfWarning = 20

const WarningRow = ({ at, detail, date }: FoundWarning) => (
  <li>
    <b dir="auto">{placeInWords(at, dayInWords(date))}</b>
    <span dir="auto">{cut(detail)}</span>
  </li>
)

/** What else is to be known before it comes in, one part for each kind. */
export const WarningFolds = ({ warnings }: Pick<Found, 'warnings'>) =>
  warnings.map(({ code, count, shown }) => (
    <Fold
      key={code}
      icon={<InfoIcon size={20} aria-hidden />}
      title={`${warningSentence(code)} (${figure(count)})`}
    >
      <List>
        {shown.slice(0, shownOfWarning).map((warning) => (
          <WarningRow key={`${warning.at} ${warning.detail}`} {...warning} />
        ))}
      </List>
      <More count={count} shown={Math.min(shown.length, shownOfWarning)} />
    </Fold>
  ))
