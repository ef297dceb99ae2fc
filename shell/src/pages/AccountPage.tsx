import { useSession } from '@truenorth/shared-auth'
import { Card, Page, Stack, Text } from '@truenorth/shared-ui'
import { AppLockCard } from '../features/account/AppLockCard'
import { DayEndCard } from '../features/account/DayEndCard'
import { DeletionCard } from '../features/account/DeletionCard'
import { EmailCard } from '../features/account/EmailCard'
import { EventsCard } from '../features/account/EventsCard'
import { ExportCard } from '../features/account/ExportCard'
import { ExportTokensCard } from '../features/account/ExportTokensCard'
import { FeedbackCard } from '../features/account/FeedbackCard'
import { ImportCard } from '../features/account/ImportCard'
import { PasskeysCard } from '../features/account/PasskeysCard'
import { PasswordCard } from '../features/account/PasswordCard'
import { SecondFactorCard } from '../features/account/SecondFactorCard'
import { SealedPagesCard } from '../features/account/SealedPagesCard'
import { SessionsCard } from '../features/account/SessionsCard'

const OwnAccount = () => (
  <>
    <EmailCard />
    <PasswordCard />
    <PasskeysCard />
    <SecondFactorCard />
    <AppLockCard />
    <SessionsCard />
    <EventsCard />
    <SealedPagesCard />
    <DayEndCard />
    <ImportCard />
    <ExportCard />
    <ExportTokensCard />
    <FeedbackCard />
    <DeletionCard />
  </>
)

const DemoAccount = () => (
  <>
    <Card>
      <Text>
        A demo has no account: there is no email, no password and nothing to delete. Sign out, and
        all of it is gone.
      </Text>
    </Card>
    <DayEndCard />
    <ImportCard />
    <ExportCard />
    <FeedbackCard />
  </>
)

/** The account: how and where the user is signed in, the ways in and out for their data, and the end of it. */
export const AccountPage = () => {
  const { user, demo } = useSession()
  return (
    <Page title="Your account" subtitle={user && `Signed in as ${user.username}`} width={640}>
      {/* The key starts the forms again when the user arrives: they begin with the user's email. */}
      <Stack gap="20px" key={user?.id}>
        {demo ? <DemoAccount /> : <OwnAccount />}
      </Stack>
    </Page>
  )
}
