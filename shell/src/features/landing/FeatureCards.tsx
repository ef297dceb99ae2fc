import { Box, chakra, Dial, Heading, Text, Trail } from '@truenorth/shared-ui'
import type { ReactNode } from 'react'
import { Band, ThreeColumns } from './Band'
import { features } from './content'

const { title, readings, paths, journal } = features

const Card = chakra('article', {
  base: {
    padding: '24px',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '14',
    background: 'surface',
  },
})

const Figure = chakra('div', {
  base: { display: 'grid', placeItems: 'center', height: '148px', margin: '-8px 0 20px' },
})

type FeatureCardProps = { figure: ReactNode; title: string; text: string }

const FeatureCard = ({ figure, title, text }: FeatureCardProps) => (
  <Card>
    <Figure>{figure}</Figure>
    <Heading as="h3" fontSize="22" marginBottom="8px">
      {title}
    </Heading>
    <Text color="ink.muted">{text}</Text>
  </Card>
)

const Paper = chakra('div', {
  base: {
    width: '124px',
    height: '132px',
    padding: '18px 16px',
    border: '1px solid',
    borderColor: 'brass',
    borderRadius: '4px',
    background: 'dial.face',
    boxShadow: '6px 6px 0 -1px {colors.brass.wash}, 6px 6px 0 0 {colors.brass}',
  },
})

const PaperTitle = chakra('b', {
  base: {
    display: 'block',
    marginBottom: '14px',
    fontFamily: 'display',
    fontWeight: '560',
    fontSize: '14px',
    lineHeight: '1.15',
  },
})

const Line = chakra('i', {
  base: {
    display: 'block',
    height: '1px',
    marginTop: '11px',
    background: 'brass',
    _last: { width: '60%' },
  },
})

const JournalFigure = ({ title }: { title: string }) => (
  <Paper aria-hidden>
    <PaperTitle>{title}</PaperTitle>
    <Line />
    <Line />
    <Line />
  </Paper>
)

/** What the product consists of, each with a figure. */
export const FeatureCards = () => (
  <Band id="features" title={title}>
    <ThreeColumns>
      <FeatureCard
        figure={<Dial mood={4} size={132} emoji={false} />}
        title={readings.title}
        text={readings.text}
      />
      <FeatureCard
        figure={
          <Box width="100%" maxWidth="260px">
            <Trail done={3} total={5} size="figure" />
          </Box>
        }
        title={paths.title}
        text={paths.text}
      />
      <FeatureCard
        figure={<JournalFigure title={journal.sample} />}
        title={journal.title}
        text={journal.text}
      />
    </ThreeColumns>
  </Band>
)
