import type { Rejection, Warning } from '@truenorth/import-formats'
import { AlertIcon, chakra, InfoIcon, Text } from '@truenorth/shared-ui'
import { Fold } from '../../components/Fold'
import { countOf, figure } from './counts'
import type { Found } from './reader/protocol'
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

const placeOf = (at: number | string | null) => {
  if (at === null) return 'The file'
  return typeof at === 'number' ? `Line ${figure(at)}` : at
}

const More = ({ count, shown }: { count: number; shown: number }) =>
  count > shown ? (
    <Text color="ink.muted" fontSize="14" marginTop="8px">
      {`and ${figure(count - shown)} more, which you can download after the import.`}
    </Text>
  ) : null

const shownAtMost = 160
const cut = (value: string) =>
  value.length > shownAtMost ? `${value.slice(0, shownAtMost)}…` : value

const RejectedRow = ({ line, at, reason, value }: Rejection) => (
  <li>
    <b dir="auto">{placeOf(line ?? at)}</b>
    <span>
      {rejectionSentence(reason)}
      {value && (
        <>
          <br />
          <code dir="auto">{cut(value)}</code>
        </>
      )}
    </span>
  </li>
)

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
            key={`${rejection.line} ${rejection.at} ${rejection.reason}`}
            {...rejection}
          />
        ))}
      </List>
      <More count={count} shown={shown.length} />
    </Fold>
  )

const shownOfWarning = 20

const WarningRow = ({ at, detail }: Warning) => (
  <li>
    <b dir="auto">{placeOf(at)}</b>
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
