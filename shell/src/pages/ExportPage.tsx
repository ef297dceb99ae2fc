import { useSession } from '@truenorth/shared-auth'
import { ArrowLeftIcon, ButtonLink, Card, Flex, Page, Text, TextLink } from '@truenorth/shared-ui'
import { ExportCards } from '../features/export/ExportCards'

/** Takes everything that a person has written along, or a part of it. */
export const ExportPage = () => {
  const { demo } = useSession()
  return (
    <Page width={720} title="Take it along" subtitle="It is yours. Take a copy whenever you like.">
      <TextLink to="/account" alone gap="6px" margin="-12px 0 12px">
        <ArrowLeftIcon size={18} aria-hidden />
        Your account
      </TextLink>
      <ExportCards />
      <Card title="The other way round" marginTop="16px">
        <Text color="ink.muted" marginBottom="16px">
          An archive, or the file of another app, can be brought in
          {demo ? '.' : ', and a program of yours can fetch everything by itself.'}
        </Text>
        <Flex gap="8px" wrap="wrap">
          <ButtonLink to="/import" variant="line">
            Bring your data…
          </ButtonLink>
          {!demo && (
            <ButtonLink to="/account" variant="line">
              Let a program fetch it…
            </ButtonLink>
          )}
        </Flex>
      </Card>
      <Text color="ink.muted" fontSize="14" marginTop="16px">
        Sealed pages are in these files as they are stored: encrypted. Unlocked, the journal
        downloads them readable. In tables, a text that a spreadsheet would run as a formula begins
        with an apostrophe. The files go to this browser and to nobody else. A copy on a shared
        computer stays there: delete it when you leave.
      </Text>
    </Page>
  )
}
