import type { FeedbackSummary } from '@truenorth/api-contract/inbox'
import { ButtonLink, ChevronLeftIcon, ChevronRightIcon, Flex, Text } from '@truenorth/shared-ui'
import { Navigate } from '@truenorth/shared-ui/router'
import { useFeedbackCounts, useFeedbackList } from '../../api/feedback'
import { inboxTexts } from '../../content'
import { matchQuery, pageQuery, pageSize } from '../../domain/feedbackQuery'
import type { InboxAddress } from '../../domain/inboxView'

/** How many pages that many items fill; an empty inbox has one. */
export const pagesOf = (items: number) => Math.max(1, Math.ceil(items / pageSize))

type Matches = Pick<FeedbackSummary, 'matching' | 'has_more'>

/** "51–100 of 120", "51–100 of more than 500" where not all were counted, or that there is nothing. */
export const rangeText = (page: number, { matching, has_more = false }: Matches) => {
  if (matching === 0) return 'Nothing found'
  const first = (page - 1) * pageSize + 1
  const last = page * pageSize
  if (has_more && last > matching) return `From ${first} on`
  return `${first}–${Math.min(last, matching)} of ${has_more ? 'more than ' : ''}${matching}`
}

/** Which part of the matches is listed, with links to the parts before and after it. */
export const Pager = ({ address: { view, hrefOf } }: { address: InboxAddress }) => {
  const { counts, isOutdated } = useFeedbackCounts(matchQuery(view))
  const { items } = useFeedbackList(pageQuery(view))
  if (!counts) return null
  const { page } = view
  // Where not all matches were counted, a page that is not full is the last.
  const isLast = counts.has_more && (items?.length ?? pageSize) < pageSize
  const pages = counts.has_more ? Infinity : pagesOf(counts.matching)
  if (page > pages && !isOutdated) return <Navigate to={hrefOf({ page: pages })} replace />
  return (
    <Flex as="nav" aria-label="Pages" wrap="wrap" align="center" gap="8px 12px" minHeight="44px">
      <Text as="output" flex="1" fontSize="14" color="ink.muted" whiteSpace="nowrap">
        {rangeText(Math.min(page, pages), counts)}
      </Text>
      {counts.searched_newest !== undefined && (
        <Text order={1} flex="1 1 100%" fontSize="14" color="ink.muted">
          {inboxTexts.searchedNewest(counts.searched_newest)}
        </Text>
      )}
      {page > 1 && (
        <ButtonLink
          variant="line"
          to={hrefOf({ page: page - 1, item: undefined })}
          icon={<ChevronLeftIcon size={20} />}
        >
          Previous
        </ButtonLink>
      )}
      {page < pages && !isLast && (
        <ButtonLink variant="line" to={hrefOf({ page: page + 1, item: undefined })}>
          Next
          <ChevronRightIcon size={20} />
        </ButtonLink>
      )}
    </Flex>
  )
}
