import { useSession } from '@truenorth/shared-auth'
import { Button, ChevronDownIcon, toast } from '@truenorth/shared-ui'
import { Menu } from '@truenorth/shared-ui/overlay'
import { useState } from 'react'
import { useDesk } from '../../api/triage'
import { inboxTexts } from '../../content'
import { filtersOf, type InboxAddress, readView, wholeInbox } from '../../domain/inboxView'
import { readSavedViews, viewName, writeSavedViews } from '../../domain/savedViews'

const viewOf = (filters: string) => readView(new URLSearchParams(filters))

/** Views of the inbox that are used often, those of one's own among them. Each is an address. */
export const ViewsMenu = ({ address: { view, narrow } }: { address: InboxAddress }) => {
  const { userId = '' } = useSession()
  const { administrators } = useDesk()
  const [saved, setSaved] = useState(() => readSavedViews(userId))
  const present = filtersOf(view)
  const isWhole = filtersOf({ ...view, ...wholeInbox, sort: 'newest' }) === present
  const isSaved = saved.includes(present)
  const show = (filters: string) => {
    const { item: _item, page: _page, keys: _keys, ...chosen } = viewOf(filters)
    narrow(chosen)
  }
  const keep = (views: string[]) => {
    if (writeSavedViews(userId, views)) setSaved(views)
    else toast.show({ text: inboxTexts.viewNotKept, tone: 'bad' })
  }
  const usual = [
    { label: 'Everything', filters: '' },
    { label: 'New and nobody’s', filters: 'state=new&assignee=0' },
    { label: 'Mine', filters: `assignee=${userId}` },
    { label: 'Bugs in progress', filters: 'filter=bug&state=in_progress' },
  ]
  const own = saved.map((filters) => ({
    filters,
    label: viewName(viewOf(filters), (id) => administrators.find((one) => one.id === id)?.username),
  }))
  return (
    <Menu
      label="Views"
      trigger={
        <Button variant="line" icon={<ChevronDownIcon size={20} />}>
          Views
        </Button>
      }
      items={[
        ...[...usual, ...own].map(({ label, filters }) => ({
          label,
          onSelect: () => show(filters),
        })),
        ...(isWhole || isSaved
          ? []
          : [{ label: 'Keep this view', onSelect: () => keep([...saved, present]) }]),
        ...(isSaved
          ? [
              {
                label: 'Forget this view',
                danger: true,
                onSelect: () => keep(saved.filter((one) => one !== present)),
              },
            ]
          : []),
      ]}
    />
  )
}
