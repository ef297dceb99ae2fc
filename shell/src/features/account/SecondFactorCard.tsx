import { report } from '@truenorth/shared-auth'
import {
  Button,
  Card,
  Flex,
  formatDate,
  InlineRetry,
  lazyWithRetry,
  Skeleton,
  Text,
} from '@truenorth/shared-ui'
import { Modal } from '@truenorth/shared-ui/overlay'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { secondFactorQueries } from '../../api/secondFactor'

const lazyPart = lazyWithRetry({
  name: 'Two-step sign-in',
  plural: false,
  onError: (error) => report(error, 'a part of the second factor could not be shown'),
})

// Few people open these, and few times: the QR code, the forms and the recovery codes.
const loadForms = () => import(/* webpackChunkName: "second-factor" */ './SecondFactorForms')
const outline = <Skeleton height="160px" />
const SetUp = lazyPart(
  () =>
    import(/* webpackChunkName: "second-factor" */ './SecondFactorSetUp').then(
      (part) => part.SetUp,
    ),
  outline,
)
const RenewForm = lazyPart(() => loadForms().then((part) => part.RenewForm), outline)
const DisableForm = lazyPart(() => loadForms().then((part) => part.DisableForm), outline)

const few = 3

const leftText = (left: number) => {
  if (left === 0) return 'You have no recovery codes left: make new ones.'
  const codes = left === 1 ? 'recovery code' : 'recovery codes'
  return left <= few ? `Only ${left} ${codes} left: make new ones.` : `${left} ${codes} left.`
}

const titles = {
  setUp: 'Set up two-step sign-in',
  renew: 'New recovery codes',
  disable: 'Turn off two-step sign-in?',
}

const Body = () => {
  const { data: factor, isError, isFetching, refetch } = useQuery(secondFactorQueries.show())
  const [opened, setOpened] = useState<keyof typeof titles>()
  const close = () => setOpened(undefined)
  const buttons = useRef<HTMLDivElement>(null)
  // What opened the dialog may be gone with what was done there.
  const finalFocus = () => buttons.current?.querySelector('button') ?? null
  if (isError)
    return (
      <InlineRetry
        what="Whether you are asked for codes could not be loaded."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!factor) return <Skeleton height="44px" />
  return (
    <>
      {factor.is_required && factor.enabled_at === null && (
        <Text fontWeight="600" marginBottom="16px">
          This site asks it of administrators: the inbox opens once you have set it up.
        </Text>
      )}
      {factor.enabled_at === null ? (
        <div ref={buttons}>
          <Button variant="line" onClick={() => setOpened('setUp')}>
            Set up…
          </Button>
        </div>
      ) : (
        <>
          <Text marginBottom="16px">
            {`On since ${formatDate(factor.enabled_at)}. ${leftText(factor.recovery_codes_left)}`}
          </Text>
          <Flex gap="8px" wrap="wrap" ref={buttons}>
            <Button variant="line" onClick={() => setOpened('renew')}>
              New recovery codes…
            </Button>
            <Button variant="line" onClick={() => setOpened('disable')}>
              Turn off…
            </Button>
          </Flex>
        </>
      )}
      <Modal
        open={opened !== undefined}
        onClose={close}
        title={opened ? titles[opened] : ''}
        finalFocus={finalFocus}
      >
        {opened === 'setUp' && <SetUp onClose={close} />}
        {opened === 'renew' && <RenewForm onClose={close} />}
        {opened === 'disable' && <DisableForm onClose={close} />}
      </Modal>
    </>
  )
}

/** Codes of an authenticator app after the password: set up, recovery codes made anew, turned off. */
export const SecondFactorCard = () => (
  <Card title="Two-step sign-in">
    <Text color="ink.muted" marginBottom="16px">
      After your password, Truenorth asks for a code that an app on your phone makes. Somebody who
      knows only your password cannot sign in. A passkey needs no code: it proves both at once.
    </Text>
    <Body />
  </Card>
)
