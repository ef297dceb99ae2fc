import type { Journey } from '@truenorth/api-contract/journeys'
import {
  Box,
  chakra,
  Chip,
  ClampedGroup,
  ClampedText,
  EditIcon,
  gradient,
  GradientTile,
  IconButton,
  Trail,
} from '@truenorth/shared-ui'
import { usePathTransition } from '../../components/PathLink'
import type { Progress } from '../../domain/progress'
import { statusTones } from '../../domain/status'

const Head = chakra('section', {
  base: {
    overflow: 'hidden',
    marginBottom: { base: '16px', md: '24px' },
    background: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '14',
  },
})

const Title = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    alignItems: 'start',
    gap: '4px 20px',
    padding: { base: '36px 20px 20px', md: '28px 24px 28px 128px' },
    '& > .tile': {
      position: 'absolute',
      left: { base: '20px', md: '28px' },
      top: { base: '-32px', md: '-28px' },
      overflow: 'hidden',
      borderRadius: { base: '16px', md: '20px' },
      border: '4px solid',
      borderColor: 'surface',
      '& > span': {
        width: { base: '56px', md: '72px' },
        height: { base: '56px', md: '72px' },
        fontSize: { base: '2rem', md: '2.5rem' },
        borderRadius: '12px',
      },
    },
    '& > button': { position: { base: 'absolute', md: 'static' }, right: '10px', top: '8px' },
  },
})

type JourneyBandProps = { journey: Journey; progress: Progress; onEdit: () => void }

/** The head of a journey: its trail on its colors, and below its status, title and description. */
export const JourneyBand = ({ journey, progress, onEdit }: JourneyBandProps) => {
  const { background, middle } = gradient(journey.color)
  return (
    <Head style={usePathTransition('/journeys')}>
      <Box
        background={background}
        padding={{ base: '6px 0 16px', md: '14px 0 24px' }}
        minHeight={{ md: '166px' }}
        forcedColorAdjust="none"
        css={{ '--band-middle': middle }}
      >
        <Trail done={progress.done} total={progress.total} size="detail" />
      </Box>
      <Title>
        <span className="tile">
          <GradientTile color={journey.color} emoji={journey.emoji} />
        </span>
        <Box minWidth={0}>
          <Chip
            tone={statusTones[journey.status]}
            textTransform="uppercase"
            letterSpacing=".06em"
            fontWeight="620"
            marginBottom="8px"
          >
            {journey.status_display.toUpperCase()}
          </Chip>
          <ClampedGroup>
            <ClampedText as="h1" lines={{ base: 2, md: 3 }}>
              {journey.title}
            </ClampedText>
            <ClampedText
              as="p"
              lines={{ base: 2, md: 4 }}
              marginTop="6px"
              color="ink.muted"
              whiteSpace="pre-line"
            >
              {journey.description}
            </ClampedText>
          </ClampedGroup>
        </Box>
        <IconButton label="Edit journey" icon={<EditIcon size={20} />} onClick={onEdit} />
      </Title>
    </Head>
  )
}
