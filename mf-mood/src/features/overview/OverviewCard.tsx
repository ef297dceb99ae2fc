import { EditIcon, Flex, IconButton, TrashIcon } from '@truenorth/shared-ui'
import { useNavigate } from '@truenorth/shared-ui/router'
import type { Reading } from '../../api/reading'
import { ReadingCard } from '../reading/ReadingCard'
import { readingWhen } from '../reading/readingWhen'

type OverviewCardProps = { reading: Reading; onDelete: (id: number) => void }

/** A reading with a pencil and a bin. */
export const OverviewCard = ({ reading, onDelete }: OverviewCardProps) => {
  const navigate = useNavigate()
  const when = readingWhen(reading)
  return (
    <ReadingCard
      reading={reading}
      words="overviewLabel"
      actions={
        <Flex>
          <IconButton
            label={`Edit the reading of ${when}`}
            icon={<EditIcon size={20} />}
            onClick={() => void navigate(`/mood/${reading.id}/edit`)}
          />
          <IconButton
            label={`Delete the reading of ${when}`}
            icon={<TrashIcon size={20} />}
            onClick={() => onDelete(reading.id)}
          />
        </Flex>
      }
    />
  )
}
