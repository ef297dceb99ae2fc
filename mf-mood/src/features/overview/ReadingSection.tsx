import { chakra, EditIcon, Flex, Grid, IconButton, TrashIcon } from '@truenorth/shared-ui'
import { useNavigate } from '@truenorth/shared-ui/router'
import { type ReactNode, useId } from 'react'
import { ReadingCard, ReadingSkeleton } from '../../components/ReadingCard'
import { type Reading, readingWhen } from '../../domain/reading'

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
    minHeight: '44px',
    marginBottom: '4px',
  },
})

type ReadingSectionProps = { title: string; action?: ReactNode; children: ReactNode }

/** A titled part of the overview. */
export const ReadingSection = ({ title, action, children }: ReadingSectionProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Head>
        <chakra.h2 id={id} fontSize="22">
          {title}
        </chakra.h2>
        {action}
      </Head>
      {children}
    </section>
  )
}

type OverviewCardProps = { reading: Reading; onDelete: (id: number) => void }

// A reading with buttons that edit and delete it.
const OverviewCard = ({ reading, onDelete }: OverviewCardProps) => {
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

type ReadingListProps = { readings: readonly Reading[]; onDelete: (id: number) => void }

/** Readings below each other. */
export const ReadingList = ({ readings, onDelete }: ReadingListProps) => (
  <Grid gap="12px" templateColumns="minmax(0, 1fr)">
    {readings.map((reading) => (
      <OverviewCard key={reading.id} reading={reading} onDelete={onDelete} />
    ))}
  </Grid>
)

/** The place of that many readings while they load. */
export const ReadingsSkeleton = ({ count }: { count: number }) => (
  <Grid gap="12px" templateColumns="minmax(0, 1fr)" aria-busy>
    {Array.from({ length: count }, (_, index) => (
      <ReadingSkeleton key={index} />
    ))}
  </Grid>
)
