import { useSession } from '@truenorth/shared-auth'
import { Card, Page, Stack, Text } from '@truenorth/shared-ui'
import { ArchiveCard } from '../features/account/archive/ArchiveCard'
import { demoWords } from '../features/account/content'
import { DeletionCard } from '../features/account/deletion/DeletionCard'
import { SessionsCard } from '../features/account/devices/SessionsCard'
import { EmailCard } from '../features/account/email/EmailCard'
import { PasswordCard } from '../features/account/password/PasswordCard'

const OwnAccount = () => (
  <>
    <EmailCard />
    <PasswordCard />
    <SessionsCard />
    <ArchiveCard />
    <DeletionCard />
  </>
)

const NoAccount = () => (
  <>
    <Card>
      <Text>{demoWords}</Text>
    </Card>
    <ArchiveCard />
  </>
)

/** What concerns the person as a whole: how to sign in, where, and the way out with everything. */
export const AccountPage = () => {
  const { user, demo } = useSession()
  return (
    <Page title="Your account" subtitle={user && `Signed in as ${user.username}`} width={640}>
      {/* The form begins with the email that is on its way. */}
      <Stack gap="20px" key={user?.id}>
        {demo ? <NoAccount /> : <OwnAccount />}
      </Stack>
    </Page>
  )
}
