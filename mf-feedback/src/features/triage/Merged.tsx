import type { ReceivedFeedback } from '@truenorth/api-contract/feedback'
import { Box, Button, chakra, Flex, formatDate, Text, TextLink } from '@truenorth/shared-ui'
import { useFeedbackList } from '../../api/feedback'
import { mergeTexts } from '../../content'
import { mostListed } from '../../domain/feedbackQuery'
import { List, Note, Section, Small } from './sections'
import type { Triage } from './useTriage'

type MergedProps = {
  item: ReceivedFeedback
  triage: Pick<Triage, 'hrefOf' | 'takeApart' | 'isTakingApart'>
}

const Notice = chakra('div', {
  base: {
    marginTop: '14px',
    padding: '12px 14px',
    borderLeft: '3px solid',
    borderColor: 'brand',
    borderRadius: '0 8px 8px 0',
    background: 'surface.sunken',
  },
})

const TakeOut = ({ item, triage, label }: MergedProps & { label: string }) => (
  <Button
    variant="quiet"
    fontSize="14"
    busy={triage.isTakingApart(item)}
    busyText="One moment…"
    onClick={() => triage.takeApart(item)}
  >
    {label}
  </Button>
)

/** Where another message stands for this one: a link to that one, and the way out. */
export const MergedNotice = ({ item, triage }: MergedProps) => {
  const { merged_into } = item
  if (merged_into === undefined) return null
  return (
    <Notice>
      <Text>{mergeTexts.isMerged}</Text>
      <Flex wrap="wrap" align="center" gap="0 16px" marginTop="4px">
        <TextLink to={triage.hrefOf(merged_into)}>Open that message</TextLink>
        <TakeOut item={item} triage={triage} label="Take it out again" />
      </Flex>
    </Notice>
  )
}

const Words = chakra('p', { base: { lineClamp: 4 } })

/** The messages that are merged into an item: each can be opened, and taken out again. */
export const MergedMessages = ({ item, triage }: MergedProps) => {
  const { items } = useFeedbackList({ merged_into: item.id, page_size: mostListed })
  return (
    <Section aria-labelledby="merged-heading">
      <h3 id="merged-heading">Merged messages</h3>
      <List aria-label="Merged messages">
        {items?.map((one) => (
          <Note key={one.id}>
            <Words dir="auto">{one.message}</Words>
            <Flex wrap="wrap" align="center" justify="space-between" gap="0 12px">
              <Small>
                <bdi>{one.username ?? 'Anonymous'}</bdi>
                {` · ${formatDate(one.created_at)}`}
              </Small>
              <Flex align="center" gap="12px" fontSize="14" marginRight="-8px">
                <TextLink to={triage.hrefOf(one.id)}>Open</TextLink>
                <TakeOut item={one} triage={triage} label="Take out" />
              </Flex>
            </Flex>
          </Note>
        ))}
      </List>
      <Box>
        <Small>{mergeTexts.areMerged}</Small>
      </Box>
    </Section>
  )
}
