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
    '& code': { padding: 0, background: 'none', fontSize: '15', overflowWrap: 'anywhere' },
  },
})

const what = (username: string) =>
  `Recovery codes of ${username} at Truenorth, made on ${formatLongDate(new Date())}.`
const use = 'Each signs in once, after the password, without your app.'

const download = (codes: string[], username: string) => {
  const text = [what(username), use, '', ...codes, ''].join('\n')
  saveFile(new Blob([text], { type: 'text/plain' }), 'truenorth-recovery-codes.txt')
}

type RecoveryCodeListProps = { codes: string[]; onDone: () => void }

/** Recovery codes, shown only this once: to be copied, saved as a file or printed. */
export const RecoveryCodeList = ({ codes, onDone }: RecoveryCodeListProps) => {
  const { user } = useSession()
  const username = user?.username ?? ''
  return (
    <>
      <Text fontWeight="600">{what(username)}</Text>
      <Text color="ink.muted">
        {use} Keep them where you find them without your phone: they are shown only now.
      </Text>
      <List translate="no" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </List>
      <Flex gap="8px" wrap="wrap">
        <CopyButton text={codes.join('\n')} copied="Recovery codes copied" pronoun="them" />
        <Button variant="line" onClick={() => download(codes, username)}>
          Download
        </Button>
        <Button variant="line" onClick={() => window.print()}>
          Print
        </Button>
      </Flex>
      <DialogActions>
        <Button onClick={onDone}>I have kept them</Button>
      </DialogActions>
    </>
  )
}
