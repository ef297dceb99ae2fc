import { ArrowLeftIcon, Page, Text, TextLink } from '@truenorth/shared-ui'
import { ImportFlow } from '../features/import/ImportFlow'

/** Brings in what was written in other apps. */
export const ImportPage = () => (
  <Page
    width={720}
    title="Bring your data"
    subtitle="From another app, from a table, or from a Truenorth archive."
  >
    <TextLink to="/account" alone gap="6px" margin="-12px 0 12px">
      <ArrowLeftIcon size={18} aria-hidden />
      Your account
    </TextLink>
    <ImportFlow />
    <Text color="ink.muted" fontSize="14" marginTop="16px">
      What you bring in is stored plain. An entry can be sealed afterwards, by editing it.
    </Text>
  </Page>
)
