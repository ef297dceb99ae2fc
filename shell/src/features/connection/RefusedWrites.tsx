import { type FailedWrite, useConnection } from '@truenorth/shared-auth'
import { AlertIcon, Button } from '@truenorth/shared-ui'
import { NoticeLine } from './NoticeLine'
import { refusalText } from './connectionText'
import { useRefusedWrite } from './useRefusedWrite'

const RefusedWrite = ({ write }: { write: FailedWrite }) => {
  const { tryAgain, discard, isBusy } = useRefusedWrite(write.key)
  return (
    <NoticeLine
      icon={<AlertIcon size={18} aria-hidden />}
      actions={
        <div>
          <Button
            variant="quiet"
            fontSize="14"
            disabled={isBusy}
            aria-label={`Try again: ${write.label}`}
            onClick={tryAgain}
          >
            Try Again
          </Button>
          <Button
            variant="quiet"
            fontSize="14"
            disabled={isBusy}
            aria-label={`Discard: ${write.label}`}
            onClick={discard}
          >
            Discard
          </Button>
        </div>
      }
    >
      {refusalText(write)}
    </NoticeLine>
  )
}

/** What waited and was then refused by the server: its author decides what becomes of it. */
export const RefusedWrites = () => {
  const { failed } = useConnection()
  return (
    <div role="alert">
      {failed.map((write) => (
        <RefusedWrite key={write.key} write={write} />
      ))}
    </div>
  )
}
