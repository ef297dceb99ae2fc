import { contextPatterns } from '@truenorth/api-contract/feedback'
import { Box, EmptyState, Grid, Page, Skeleton, Stack, useToday } from '@truenorth/shared-ui'
import { Select } from '@truenorth/shared-ui/forms'
import { useSearchParams } from '@truenorth/shared-ui/router'
import { useTrends, type TrendScope } from '../api/trends'
import { useDesk } from '../api/triage'
import { BackLink } from '../components/BackLink'
import { LoadFailure } from '../components/LoadFailure'
import { isSetUpNeeded, SetUpFirst } from '../components/SetUpFirst'
import { trendTexts } from '../content'
import { wholeWeeks } from '../domain/trends'
import { DigestCard } from '../features/trends/DigestCard'
import { PagesCard, ReleasesCard, ReleaseSentences } from '../features/trends/ReleaseCards'
import { KindsCard, RatingsCard } from '../features/trends/WeekCards'

const readScope = (params: URLSearchParams): TrendScope => {
  const [path, remote] = [params.get('path'), params.get('remote')]
  if (path) return { path }
  return remote && contextPatterns.remote.test(remote) ? { remote } : {}
}

// One choice: a page, a part, or everything.
const scopeName = ({ path, remote }: TrendScope) => {
  if (path !== undefined) return `path=${path}`
  return remote === undefined ? '' : `remote=${remote}`
}

const scopeOf = (name: string): TrendScope => {
  const [kind, value] = [name.slice(0, name.indexOf('=')), name.slice(name.indexOf('=') + 1)]
  if (kind === 'path') return { path: value }
  return kind === 'remote' ? { remote: value } : {}
}

const ScopeSelect = () => {
  const [params, setParams] = useSearchParams()
  const { pages = [], remotes = [] } = useDesk()
  const present = scopeName(readScope(params))
  const known = [
    { value: '', label: 'Everything' },
    ...remotes.map((name) => ({ value: `remote=${name}`, label: `Part on screen: ${name}` })),
    ...pages.map((page) => ({ value: `path=${page}`, label: `Page: ${page}` })),
  ]
  const isKnown = known.some(({ value }) => value === present)
  return (
    <Select
      aria-label="What the weeks count"
      options={isKnown ? known : [...known, { value: present, label: present }]}
      value={present}
      onChange={({ target }) => setParams({ ...scopeOf(target.value) }, { replace: true })}
    />
  )
}

const Trends = () => {
  const today = useToday()
  const [params] = useSearchParams()
  const { data, error, isPending, isPlaceholderData, refetch } = useTrends(readScope(params))
  if (isPending) return <Skeleton height="420px" aria-label="Loading the trends" />
  if (isSetUpNeeded(error)) return <SetUpFirst />
  if (!data) return <LoadFailure text={trendTexts.unloaded} onRetry={() => void refetch()} />
  const { weeks, pages, remotes } = data
  const isEmpty = weeks.length === 0 && pages.length === 0 && remotes.length === 0
  if (isEmpty && scopeName(readScope(params)) === '')
    return <EmptyState title="Nothing to count yet" text={trendTexts.empty} />
  const shown = wholeWeeks(weeks, today)
  return (
    <Stack gap={{ base: '16px', md: '24px' }} aria-busy={isPlaceholderData || undefined}>
      {remotes.length > 0 && <ReleaseSentences remotes={remotes} />}
      <Box maxWidth={{ md: '320px' }}>
        <ScopeSelect />
      </Box>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap={{ base: '16px', md: '24px' }}
      >
        <RatingsCard weeks={shown} />
        <KindsCard weeks={shown} />
      </Grid>
      {remotes.length > 0 && <ReleasesCard remotes={remotes} />}
      {pages.length > 0 && <PagesCard pages={pages} />}
    </Stack>
  )
}

/** What feedback says together: how releases are rated, kinds and ratings by week, and by page. */
export const TrendsPage = () => (
  <Page>
    <BackLink to="/admin/feedback">Back to User Feedback</BackLink>
    <Box marginBottom="20px">
      <h1>Feedback trends</h1>
    </Box>
    <Trends />
    <Box marginTop={{ base: '16px', md: '24px' }}>
      <DigestCard />
    </Box>
  </Page>
)
