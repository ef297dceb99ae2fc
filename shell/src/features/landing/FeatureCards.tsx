import { Box, Dial, Trail } from '@truenorth/shared-ui'
import { Band } from './Band'
import { features } from './content'
import { FeatureCard } from './FeatureCard'
import { JournalFigure } from './JournalFigure'
import { ThreeColumns } from './ThreeColumns'

const { title, readings, paths, journal } = features

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
