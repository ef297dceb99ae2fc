import { chakra } from '@truenorth/shared-ui'

const Words = chakra('p', {
  base: {
    fontFamily: 'display',
    fontWeight: '420',
    fontSize: '18',
    lineHeight: '1.4',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
})

/** A note in quotes, in the direction of its own script. */
export const ReadingNote = ({ children }: { children: string }) => (
  <Words dir="auto">“{children}”</Words>
)
