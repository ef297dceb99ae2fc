import { chakra, Text } from '@truenorth/shared-ui'
import { Band, ThreeColumns } from './Band'
import { voices } from './content'

const Voice = chakra('figure', {
  base: {
    display: 'grid',
    alignContent: 'space-between',
    gap: '18px',
    paddingTop: '20px',
    borderTop: '2px solid',
    borderColor: 'brass',
  },
})

const Words = chakra('blockquote', {
  base: {
    fontFamily: 'display',
    fontWeight: '420',
    fontSize: '20',
    lineHeight: '1.4',
    letterSpacing: '-.008em',
    textWrap: 'pretty',
  },
})

const By = chakra('figcaption', { base: { fontSize: '14', color: 'ink.muted' } })

export const Voices = () => (
  <Band
    id="voices"
    title={voices.title}
    aside={
      <Text fontSize="14" color="ink.muted">
        {voices.label}
      </Text>
    }
  >
    <ThreeColumns>
      {voices.quotes.map(({ text, by }) => (
        <Voice key={by}>
          <Words>{text}</Words>
          <By>{by}</By>
        </Voice>
      ))}
    </ThreeColumns>
  </Band>
)
