import { Box, chakra, Flex, Grid, Stack } from '@truenorth/shared-ui'
import { Select } from '@truenorth/shared-ui/forms'
import { useDesk } from '../../api/triage'
import { stateNamed, stateOptions } from '../../domain/feedbackStates'
import { filters, type InboxAddress, type Sort, sorts } from '../../domain/inboxView'
import { DownloadMenu } from './DownloadMenu'
import { SearchField } from '../../components/SearchField'
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

const anyState = { value: '', label: 'Any state' }
const anybody = { value: '', label: 'Anybody’s' }
const anyLabel = { value: '', label: 'Any label' }
const anyPage = { value: '', label: 'Any page' }
const anyPart = { value: '', label: 'Any part' }

const asOption = (value: string) => ({ value, label: value })

// An address may hold what no item has any more.
const withChosen = (known: readonly string[], chosen: string | undefined) =>
  chosen === undefined || known.includes(chosen) ? known : [...known, chosen]

// By what administrators have made of the items, and by where these were sent.
const TriageFilters = ({ address: { view, narrow } }: { address: InboxAddress }) => {
  const { administrators, labels, pages = [], remotes = [] } = useDesk()
  return (
    <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 8rem), 1fr))" gap="8px 12px">
      <Select
        aria-label="State"
        options={[anyState, ...stateOptions]}
        value={view.state ?? ''}
        onChange={({ target }) => narrow({ state: stateNamed(target.value) })}
      />
      <Select
        aria-label="Taken care of by"
        options={[
          anybody,
          { value: '0', label: 'Nobody’s' },
          ...administrators.map(({ id, username }) => ({ value: String(id), label: username })),
        ]}
        value={view.assignee === undefined ? '' : String(view.assignee)}
        onChange={({ target }) =>
          narrow({ assignee: target.value === '' ? undefined : Number(target.value) })
        }
      />
      <Select
        aria-label="Label"
        options={[
          anyLabel,
          ...withChosen(labels, view.label).map((label) => ({ value: label, label: `#${label}` })),
        ]}
        value={view.label ?? ''}
        onChange={({ target }) => narrow({ label: target.value || undefined })}
      />
      <Select
        aria-label="Page"
        options={[anyPage, ...withChosen(pages, view.path).map(asOption)]}
        value={view.path ?? ''}
        onChange={({ target }) => narrow({ path: target.value || undefined })}
      />
      <Select
        aria-label="Part on screen"
        options={[anyPart, ...withChosen(remotes, view.remote).map(asOption)]}
        value={view.remote ?? ''}
        onChange={({ target }) => narrow({ remote: target.value || undefined })}
      />
    </Grid>
  )
}

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
