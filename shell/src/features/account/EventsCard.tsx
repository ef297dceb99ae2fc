import { eventDays, type AccountEvent } from '@truenorth/api-contract/accountEvents'
import { report } from '@truenorth/shared-auth'
import {
  Button,
  Card,
  Flex,
  formatDate,
  formatTime,
  InlineRetry,
  Skeleton,
  Text,
} from '@truenorth/shared-ui'
import { Modal } from '@truenorth/shared-ui/overlay'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountEventQueries } from '../../api/accountEvents'
import { useEndSession } from '../../api/sessions'
import { RowList } from '../../components/RowList'
import { deviceName } from './deviceName'
import { eventWords } from './eventWords'
import { PasswordForm } from './PasswordForm'

const shownFirst = 6

const EventRow = ({ event }: { event: AccountEvent }) => (
  <li>
    <div>
      <Text fontWeight="600">{eventWords(event)}</Text>
      <Text color="ink.muted" fontSize="14">
        {`${deviceName(event.device)}, ${formatDate(event.at)}, ${formatTime(event.at)}`}
      </Text>
    </div>
  </li>
)

const EventList = () => {
  const { data: events, isError, isFetching, refetch } = useQuery(accountEventQueries.list())
  const [showsAll, setShowsAll] = useState(false)
  if (isError)
    return (
      <InlineRetry
        what="Who was here could not be loaded."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!events) return <Skeleton height="64px" />
  const shown = showsAll ? events : events.slice(0, shownFirst)
  if (events.length === 0) return <Text>{`Nothing in the last ${eventDays} days.`}</Text>
  return (
    <>
      <RowList>
        {shown.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </RowList>
      {shown.length < events.length && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {`Show all ${events.length}`}
        </Button>
      )}
    </>
  )
}

const endingTexts = {
  idle: '',
  pending: 'All other sessions are being ended…',
  success: 'All other sessions have ended.',
  error: 'The other sessions could not be ended yet. A new password ends them too.',
}

const NotMe = () => {
  const [isOpen, setOpen] = useState(false)
  const ending = useEndSession((error) => report(error, 'ending the sessions of a stranger'))
  const begin = () => {
    setOpen(true)
    // At once: the password takes its time.
    ending.mutate(undefined)
  }
  const close = () => setOpen(false)
  return (
    <>
      <Flex marginTop="16px">
        <Button variant="dangerLine" onClick={begin}>
          That was not me…
        </Button>
      </Flex>
      <Modal open={isOpen} onClose={close} title="That was not me">
        <Text fontWeight="600" role="status">
          {endingTexts[ending.status]}
        </Text>
        <Text color="ink.muted" margin="8px 0 16px">
          Choose a new password now, which you use nowhere else. If yours is no longer accepted,
          sign out and press “Forgot password?”.
        </Text>
        <PasswordForm
          label="Choose a new password"
          removesPasskeys
          consequence="It also removes your passkeys and the tokens of programs, and forgets remembered browsers. Check your e-mail address above."
          onChanged={close}
        />
      </Modal>
    </>
  )
}

/** Sign-ins and changes of the account, and what to do about a stranger's. */
export const EventsCard = () => (
  <Card title="Who was here">
    <Text color="ink.muted" marginBottom="8px">
      {`Sign-ins and changes of your account in the last ${eventDays} days.`}
    </Text>
    <EventList />
    <NotMe />
  </Card>
)
