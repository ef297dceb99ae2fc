import { Box, Flex, Stack } from '@truenorth/shared-ui'
import type { InboxAddress } from '../address/useInboxAddress'
import { DownloadButton } from '../download/DownloadButton'
import { FilterChips } from './FilterChips'
import { SearchField } from './SearchField'
import { SortSelect } from './SortSelect'

/** What the list shows and in which order. */
export const InboxFilters = ({ address: { view, narrow } }: { address: InboxAddress }) => (
  <Stack gap="12px" marginBlock="24px 16px">
    <FilterChips chosen={view.filter} onChoose={(filter) => narrow({ filter })} />
    <Flex wrap="wrap" gap="8px 12px">
      <Box flex="1 1 240px">
        <SearchField
          search={view.search}
          onSearch={(search) => narrow({ search }, { replace: true })}
        />
      </Box>
      <Box flex={{ base: '1 1 130px', md: '0 1 180px' }}>
        <SortSelect chosen={view.sort} onChoose={(sort) => narrow({ sort })} />
      </Box>
      <DownloadButton view={view} />
    </Flex>
  </Stack>
)
