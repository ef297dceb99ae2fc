import { ButtonLink, ChevronLeftIcon, ChevronRightIcon, Flex, Text } from '@truenorth/shared-ui'
import { Navigate } from '@truenorth/shared-ui/router'
import { useFeedbackCounts } from '../../api/feedback'
import { matchQuery, pageSize } from '../../domain/feedbackQuery'
import type { InboxAddress } from '../../domain/inboxView'

/** How many pages that many items fill; an empty inbox has one. */
export const pagesOf = (items: number) => Math.max(1, Math.ceil(items / pageSize))

/** "51–100 of 120", or that there is nothing. */
export const rangeText = (page: number, items: number) => {
  if (items === 0) return 'Nothing found'
  const first = (page - 1) * pageSize + 1
  return `${first}–${Math.min(page * pageSize, items)} of ${items}`
}

/** Which part of the matches is listed, with links to the parts before and after it. */
export const Pager = ({ address: { view, hrefOf } }: { address: InboxAddress }) => {
  const { counts, isOutdated } = useFeedbackCounts(matchQuery(view))
  if (!counts) return null
  const { page } = view
  const pages = pagesOf(counts.matching)
  if (page > pages && !isOutdated) return <Navigate to={hrefOf({ page: pages })} replace />
  return (
    <Flex as="nav" aria-label="Pages" wrap="wrap" align="center" gap="8px 12px" minHeight="44px">
      <Text as="output" flex="1" fontSize="14" color="ink.muted" whiteSpace="nowrap">
        {rangeText(Math.min(page, pages), counts.matching)}
      </Text>
      {page > 1 && (
        <ButtonLink
          variant="line"
          to={hrefOf({ page: page - 1, item: undefined })}
          icon={<ChevronLeftIcon size={20} />}
        >
          Previous
        </ButtonLink>
      )}
      {page < pages && (
        <ButtonLink variant="line" to={hrefOf({ page: page + 1, item: undefined })}>
          Next
          <ChevronRightIcon size={20} />
        </ButtonLink>
      )}
    </Flex>
  )
}
