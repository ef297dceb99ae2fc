import { Box, Grid } from '@truenorth/shared-ui'
import { useRef } from 'react'
import { useFeedbackList } from '../api/feedback'
import { KeysHint } from '../components/KeysHint'
import { lazyPart } from '../components/lazyPart'
import { useSelection } from '../components/useSelection'
import { pageQuery } from '../domain/feedbackQuery'
import type { InboxAddress } from '../domain/inboxView'
import { InboxList } from '../features/browse/InboxList'
import { Pager } from '../features/browse/Pager'
import { SelectionBar } from '../features/browse/SelectionBar'
import { OpenItem } from '../features/triage/OpenItem'
import { useInboxFocus } from '../features/triage/useInboxFocus'
import { useTriage } from '../features/triage/useTriage'

const MergeSeveral = lazyPart(
  async () => (await import('../features/triage/MergeSeveral')).MergeSeveral,
  null,
)

/** The list and the open item: beside each other, on narrow screens one in the place of the other. */
export const InboxPanes = ({ address }: { address: InboxAddress }) => {
  const { view, go } = address
  const { items: listed } = useFeedbackList(pageQuery(view))
  const selection = useSelection(listed)
  const triage = useTriage(address, selection)
  const list = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useInboxFocus({ list, heading, open: triage.item?.id })
  const isChosen = view.item !== undefined
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
      gap={{ base: '16px', md: '24px' }}
      alignItems="start"
    >
      <Box ref={list} hideBelow={isChosen ? 'lg' : undefined}>
        <SelectionBar view={view} selection={selection} />
        {selection.isMerging && <MergeSeveral address={address} selection={selection} />}
        <InboxList address={address} selection={selection} />
        <Box marginTop="12px">
          <Pager address={address} />
        </Box>
      </Box>
      <Box
        hideBelow={isChosen ? undefined : 'lg'}
        position={{ lg: 'sticky' }}
        top={{ lg: '88px' }}
        maxHeight={{ lg: 'calc(100dvh - 112px)' }}
        overflow={{ lg: 'auto' }}
      >
        <OpenItem isChosen={isChosen} triage={triage} headingRef={heading} />
        <KeysHint isOn={view.keys} onToggle={() => go({ keys: !view.keys }, { replace: true })} />
      </Box>
    </Grid>
  )
}
