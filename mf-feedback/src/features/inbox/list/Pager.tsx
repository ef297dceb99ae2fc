import { ButtonLink, ChevronLeftIcon, ChevronRightIcon, Flex, Text } from '@truenorth/shared-ui'
import { Navigate } from '@truenorth/shared-ui/router'
import type { InboxAddress } from '../address/useInboxAddress'
import { useCounts } from '../tiles/useCounts'
import { pagesOf, rangeText } from './pagesOf'

/** Which part of the matches this is, and the ways to the parts before and after it. */
export const Pager = ({ address: { view, hrefOf } }: { address: InboxAddress }) => {
  const { counts, isOutdated } = useCounts(view)
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
