import { Box, chakra, Flex, Stack } from '@truenorth/shared-ui'
import { Select } from '@truenorth/shared-ui/forms'
import { SearchField } from '../../components/SearchField'
import { filters, type InboxAddress, type Sort, sorts } from '../../domain/inboxView'
import { DownloadMenu } from './DownloadMenu'
import { TriageFilters } from './TriageFilters'
import { ViewsMenu } from './ViewsMenu'

const FilterChip = chakra('button', {
  base: {
    minHeight: '44px',
    padding: '0 16px',
    border: '1px solid',
    borderColor: 'line.strong',
    borderRadius: '8',
    background: 'surface',
    fontSize: '14',
    _hover: { background: 'surface.sunken' },
    _pressed: {
      background: 'brand.solid',
      borderColor: 'brand.solid',
      color: 'on.brand',
      fontWeight: '560',
    },
    _firstLetter: { textTransform: 'uppercase' },
  },
})

// Items without a rating come last in the orders by rating.
const sortLabels: Record<Sort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest: 'Highest rated',
  lowest: 'Lowest rated',
}
const sortOptions = sorts.map((sort) => ({ value: sort, label: sortLabels[sort] }))

/** The filter, the search and the order of the list, and its download. */
export const InboxFilters = ({ address }: { address: InboxAddress }) => {
  const { view, narrow } = address
  return (
    <Stack gap="12px" marginBlock="24px 16px">
      <Flex as="fieldset" aria-label="Filter" wrap="wrap" gap="8px">
        {filters.map((filter) => (
          <FilterChip
            key={filter}
            type="button"
            aria-pressed={filter === view.filter}
            onClick={() => narrow({ filter })}
          >
            {filter}
          </FilterChip>
        ))}
      </Flex>
      <Flex wrap="wrap" gap="8px 12px">
        <Box flex="1 1 240px">
          <SearchField
            search={view.search}
            onSearch={(search) => narrow({ search }, { replace: true })}
          />
        </Box>
        <Box flex={{ base: '1 1 130px', md: '0 1 180px' }}>
          <Select
            aria-label="Sort"
            options={sortOptions}
            value={view.sort}
            onChange={({ target }) =>
              narrow({ sort: sorts.find((sort) => sort === target.value) ?? view.sort })
            }
          />
        </Box>
        <Flex
          wrap="wrap"
          flex={{ base: '1 1 auto', md: 'none' }}
          gap="8px"
          css={{ '& > *': { flex: '1 1 auto', paddingInline: '14px' } }}
        >
          <DownloadMenu view={view} />
          <ViewsMenu address={address} />
        </Flex>
      </Flex>
      <TriageFilters address={address} />
    </Stack>
  )
}
