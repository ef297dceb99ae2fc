import { isBlank } from '@truenorth/api-contract/text'
import { Button, Page, PlusIcon } from '@truenorth/shared-ui'
import { useState } from 'react'
import { subtitle } from '../content'
import { EntryList } from '../features/list/EntryList'
import { JournalFilters } from '../features/list/JournalFilters'
import { JournalTiles } from '../features/list/JournalTiles'
import { useJournal } from '../features/list/useJournal'
import { DeleteEntry, OpenEntry } from '../features/reader/OpenEntry'
import { SealedBar } from '../features/sealed/SealedBar'
import { Writer } from '../features/write/Writer'
import { isHidden } from '../domain/entry'
import { useJournalAddress } from './useJournalAddress'

/** The journal: figures, filters and cards, and over them the entry or form that is open. */
export const JournalPage = () => {
  const { view, searchOf, linkState, search, replace, open, edit, close } = useJournalAddress()
  const journal = useJournal(view)
  const { entries, visible, sealed, setOpened } = journal
  const [isUnlocking, setUnlocking] = useState(false)
  const [toDelete, setToDelete] = useState<string>()
  const entry = entries?.find(({ id }) => id === view.entry)
  // A sealed entry is read, and unlocked, before it can be edited.
  const isRead = !view.writing || (entry !== undefined && isHidden(entry))
  const write = () => open({ writing: 'new', entry: undefined })
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
      <JournalTiles entries={entries} filtered={visible.length} />
      <JournalFilters
        words={view.words}
        sorting={view.sorting}
        onSearch={search}
        onSort={(sorting) => replace({ sorting })}
      />
      {sealed.length > 0 && (
        <SealedBar
          entries={sealed}
          isUnlocking={isUnlocking}
          onUnlocking={setUnlocking}
          onOpened={setOpened}
        />
      )}
      <EntryList
        journal={journal}
        isSearch={!isBlank(view.words)}
        searchOf={searchOf}
        linkState={linkState}
        onEdit={edit}
        onDelete={setToDelete}
        onWrite={write}
        onClearSearch={() => search('')}
      />
      {entries && view.entry && isRead && (
        <OpenEntry
          id={view.entry}
          entries={entries}
          visible={visible}
          onTurn={(entry) => replace({ entry })}
          onEdit={() => open({ writing: 'edit' })}
          onUnlock={() => setUnlocking(true)}
          onClose={() => close({ entry: undefined, writing: undefined })}
        />
      )}
      {toDelete !== undefined && (
        <DeleteEntry
          id={toDelete}
          onCancel={() => setToDelete(undefined)}
          onDeleted={() => setToDelete(undefined)}
        />
      )}
      <Writer
        writing={view.writing}
        entry={isRead ? undefined : entry}
        onClose={() => close({ writing: undefined })}
      />
    </Page>
  )
}
