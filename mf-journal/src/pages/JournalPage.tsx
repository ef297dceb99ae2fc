import { Button, Page, PlusIcon, QuietRetry, VisuallyHidden } from '@truenorth/shared-ui'
import { useWarm } from '@truenorth/shared-ui/lists'
import { subtitle } from '../content'
import type { JournalView } from '../features/address/journalView'
import { useJournalView } from '../features/address/useJournalView'
import { EntryGrid } from '../features/list/EntryGrid'
import { JournalSkeleton } from '../features/list/JournalSkeleton'
import { NoEntries, NothingFound } from '../features/list/NoEntries'
import { useEntries } from '../features/list/useEntries'
import { useSentEntries } from '../features/list/useSentEntries'
import { useVisibleEntries } from '../features/list/useVisibleEntries'
import { OpenEntry } from '../features/reader/OpenEntry'
import { JournalFilters } from '../features/search/JournalFilters'
import { searchTextOf } from '../features/search/searchIndex'
import { JournalTiles } from '../features/stats/JournalTiles'
import { Writer } from '../features/write/Writer'

const none: [] = []

// Only then the newest entries are the first ones, whatever else there is.
const isAsItComes = ({ words, sorting }: JournalView) => sorting === 'date' && !words.trim()

/** The journal: its figures, its sheets, and the one that lies open. */
export const JournalPage = () => {
  const address = useJournalView()
  const { view, search, replace, open } = address
  const { data, newest = none, isFetching, isError, refetch } = useEntries()
  const entries = data ?? (isAsItComes(view) ? newest : none)
  const visible = useVisibleEntries(entries, view)
  useWarm(entries, searchTextOf)
  useSentEntries()
  const write = () => open({ writing: 'new', entry: undefined })
  const sheets = visible.length > 0 && (
    <EntryGrid entries={visible} areAll={Boolean(data)} searchOf={address.searchOf} />
  )
  const list = () => {
    if (!data && isError)
      return (
        <>
          <QuietRetry
            what="Your entries could not be loaded."
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
          {sheets}
        </>
      )
    if (sheets) return sheets
    if (!data) return <JournalSkeleton />
    return view.words.trim() ? (
      <NothingFound onClear={() => search('')} />
    ) : (
      <NoEntries onWrite={write} />
    )
  }
  return (
    <Page
      title="Journal"
      subtitle={subtitle}
      actions={
        <Button icon={<PlusIcon size={20} />} onClick={write}>
          New Entry
        </Button>
      }
    >
      <JournalTiles entries={data} filtered={visible.length} />
      <JournalFilters
        words={view.words}
        sorting={view.sorting}
        onSearch={search}
        onSort={(sorting) => replace({ sorting })}
      />
      <VisuallyHidden as="output">
        {data && view.words.trim() && `${visible.length} entries found`}
      </VisuallyHidden>
      {list()}
      {data && <OpenEntry address={address} entries={data} visible={visible} />}
      <Writer address={address} entries={data} />
    </Page>
  )
}
