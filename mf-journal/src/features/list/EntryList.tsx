import {
  Button,
  chakra,
  EmptyState,
  Grid,
  InlineRetry,
  Skeleton,
  VisuallyHidden,
} from '@truenorth/shared-ui'
import { emptyText, nothingFoundText } from '../../content'
import { Paper } from './EntryCard'
import { EntryGrid, type EntryLinks } from './EntryGrid'
import type { Journal } from './useJournal'

const cards = [1, 2, 3, 4, 5, 6]

const ListSkeleton = () => (
  <chakra.output display="block">
    <VisuallyHidden>Loading your journal…</VisuallyHidden>
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap={{ base: '12px', md: '20px' }}>
      {cards.map((card) => (
        <Paper key={card} as="div">
          <Skeleton height="64px" width="44px" />
          <div className="words">
            <Skeleton height="22px" width="60%" marginBottom="12px" />
            <Skeleton />
            <Skeleton marginTop="8px" />
            <Skeleton marginTop="8px" width="70%" />
            <Skeleton height="16px" width="45%" marginTop="14px" />
          </div>
        </Paper>
      ))}
    </Grid>
  </chakra.output>
)

type EntryListProps = EntryLinks & {
  journal: Journal
  isSearch: boolean
  onWrite: () => void
  onClearSearch: () => void
}

const Cards = ({ journal, isSearch, onWrite, onClearSearch, ...links }: EntryListProps) => {
  const { entries, visible, hasFailed, isFetching, retry } = journal
  const grid = visible.length > 0 && (
    <EntryGrid entries={visible} areAll={entries !== undefined} {...links} />
  )
  if (hasFailed)
    return (
      <>
        <InlineRetry
          what="Your entries could not be loaded."
          retrying={isFetching}
          onRetry={retry}
        />
        {grid}
      </>
    )
  if (grid) return grid
  if (!entries) return <ListSkeleton />
  if (isSearch)
    return (
      <EmptyState
        title="No entries found"
        text={nothingFoundText}
        action={
          <Button variant="line" onClick={onClearSearch}>
            Clear the search
          </Button>
        }
      />
    )
  return (
    <EmptyState
      title="Start Your Journey"
      text={emptyText}
      action={<Button onClick={onWrite}>Write Your First Entry</Button>}
    />
  )
}

/** The cards that match the filter, and how many they are for screen readers. */
export const EntryList = (props: EntryListProps) => {
  const { journal, isSearch } = props
  return (
    <>
      <VisuallyHidden as="output">
        {journal.entries && isSearch && `${journal.visible.length} entries found`}
      </VisuallyHidden>
      <Cards {...props} />
    </>
  )
}
