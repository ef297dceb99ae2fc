import { useQuery } from '@tanstack/react-query'
import { accountsPerPage, longestAccountSearch } from '@truenorth/api-contract/operators'
import {
  Box,
  Button,
  ButtonLink,
  ErrorState,
  Flex,
  Page,
  Skeleton,
  Text,
} from '@truenorth/shared-ui'
import { SearchInput } from '@truenorth/shared-ui/forms'
import { useSearchParams } from '@truenorth/shared-ui/router'
import { accountQueries, type AccountsView } from '../api/operators'
import { AccountList } from '../features/operators/AccountList'

const useView = () => {
  const [params, setParams] = useSearchParams()
  const page = Number(params.get('page'))
  const view: AccountsView = {
    search: (params.get('search') ?? '').slice(0, longestAccountSearch),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
  const show = ({ search, page: next }: AccountsView, replace: boolean) =>
    setParams({ ...(search && { search }), ...(next > 1 && { page: String(next) }) }, { replace })
  return [view, show] as const
}

type PagerProps = { page: number; matching: number; onPage: (page: number) => void }

const Pager = ({ page, matching, onPage }: PagerProps) => {
  const last = Math.max(1, Math.ceil(matching / accountsPerPage))
  const count = matching === 1 ? '1 account' : `${matching.toLocaleString('en')} accounts`
  return (
    <Flex as="nav" aria-label="Pages" wrap="wrap" align="center" gap="8px 12px" minHeight="44px">
      <Text as="output" flex="1" fontSize="14" color="ink.muted">
        {last > 1 ? `${count}, page ${Math.min(page, last)} of ${last}` : count}
      </Text>
      {page > 1 && (
        <Button variant="line" onClick={() => onPage(Math.min(page - 1, last))}>
          Previous
        </Button>
      )}
      {page < last && (
        <Button variant="line" onClick={() => onPage(page + 1)}>
          Next
        </Button>
      )}
    </Flex>
  )
}

/** For administrators: who has an account, how much is in it, and never what. */
export const AccountsPage = () => {
  const [view, show] = useView()
  const { data, isError, refetch } = useQuery(accountQueries.list(view))
  return (
    <Page
      title="Accounts"
      subtitle="Names, times and sizes, and nothing of what is in them"
      actions={
        <ButtonLink variant="line" to="/admin/log">
          Operators’ log
        </ButtonLink>
      }
    >
      <Box maxWidth="420px" marginBottom="16px">
        <SearchInput
          label="Search accounts"
          placeholder="Search names…"
          value={view.search}
          onChange={(search) => show({ search, page: 1 }, true)}
        />
      </Box>
      {data && data.accounts.length > 0 && <AccountList accounts={data.accounts} />}
      {data?.accounts.length === 0 && <Text>No account is named like that.</Text>}
      {data && (
        <Box marginTop="16px">
          <Pager
            page={view.page}
            matching={data.matching}
            onPage={(page) => show({ ...view, page }, false)}
          />
        </Box>
      )}
      {!data && !isError && <Skeleton height="240px" />}
      {!data && isError && (
        <ErrorState title="The accounts could not be read" onRetry={() => void refetch()} />
      )}
    </Page>
  )
}
