import { Skeleton, StatList, StatTile } from '@truenorth/shared-ui'
import { useFeedbackCounts } from '../../api/feedback'
import { matchQuery } from '../../domain/feedbackQuery'
import type { InboxView } from '../../domain/inboxView'

const tiles = [
  ['Total', 'total'],
  ['Unread', 'unread'],
  ['Bugs', 'bug'],
  ['Features', 'feature'],
] as const

/** Four figures about all feedback, whatever the filter. */
export const InboxTiles = ({ view }: { view: InboxView }) => {
  const { counts, isPending } = useFeedbackCounts(matchQuery(view))
  const placeholder = <Skeleton width="44px" height="30px" marginBlock="4px" />
  return (
    <StatList aria-busy={isPending || undefined}>
      {tiles.map(([label, name]) => (
        <StatTile
          key={name}
          label={label}
          value={isPending ? placeholder : (counts?.[name] ?? '–')}
        />
      ))}
    </StatList>
  )
}
