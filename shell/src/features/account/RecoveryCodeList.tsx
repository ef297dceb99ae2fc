import { useSession } from '@truenorth/shared-auth'
import { Button, chakra, Flex, formatLongDate, saveFile, Text } from '@truenorth/shared-ui'
import { DialogActions } from '@truenorth/shared-ui/overlay'
import { CopyButton } from './ShownKey'

const List = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12.5em), 1fr))',
    gap: '6px 16px',
    margin: '16px 0',
    padding: '14px 16px',
    borderRadius: '8',
    background: 'surface.sunken',
    listStyle: 'none',
    // A single one has the whole width.
    '& > li:only-child': { gridColumn: '1 / -1' },
    '& code': { padding: 0, background: 'none', fontSize: '15', overflowWrap: 'anywhere' },
  },
})

/** What recovery codes are for, in words. */
export type RecoveryWords = {
  /** Whose codes these are, with today as the day on which they were made. */
  what: (username: string) => string
  /** What each does. */
  use: string
  keep: string
  file: string
  copied: string
}

const signInWords: RecoveryWords = {
  what: (username) =>
    `Recovery codes of ${username} at Truenorth, made on ${formatLongDate(new Date())}.`,
  use: 'Each signs in once, after the password, without your app.',
  keep: 'Keep them where you find them without your phone: they are shown only now.',
  file: 'truenorth-recovery-codes.txt',
  copied: 'Recovery codes copied',
}

type RecoveryCodeListProps = { codes: string[]; words?: RecoveryWords; onDone: () => void }

/** Recovery codes, shown only this once: to be copied, saved as a file or printed. */
export const RecoveryCodeList = (props: RecoveryCodeListProps) => {
  const { codes, words = signInWords, onDone } = props
  const { user } = useSession()
  const what = words.what(user?.username ?? '')
  const pronoun = codes.length === 1 ? 'it' : 'them'
  const download = () => {
    const text = [what, words.use, '', ...codes, ''].join('\n')
    saveFile(new Blob([text], { type: 'text/plain' }), words.file)
  }
  return (
    <>
      <Text fontWeight="600">{what}</Text>
      <Text color="ink.muted">{`${words.use} ${words.keep}`}</Text>
      <List translate="no" aria-label={codes.length === 1 ? 'Recovery code' : 'Recovery codes'}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </List>
      <Flex gap="8px" wrap="wrap">
        <CopyButton text={codes.join('\n')} copied={words.copied} pronoun={pronoun} />
        <Button variant="line" onClick={download}>
          Download
        </Button>
        <Button variant="line" onClick={() => window.print()}>
          Print
        </Button>
      </Flex>
      <DialogActions>
        <Button onClick={onDone}>{`I have kept ${pronoun}`}</Button>
      </DialogActions>
    </>
  )
}
