import type { OwnFeedback } from '@truenorth/api-contract/feedback'
import { Button, Card, chakra, Chip, Flex, formatDate, Stars } from '@truenorth/shared-ui'
import { SentPicture } from '../../components/SentPicture'
import { mineTexts } from '../../content'
import { stateLabels, stateTones } from '../../domain/feedbackStates'
import { typeLabels } from '../../domain/feedbackTypes'
import { briefly, partsOf } from '../../domain/sentAlong'

const Words = chakra('p', {
  base: { marginTop: '10px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
})

const Answer = chakra('li', {
  base: {
    marginTop: '16px',
    padding: '14px 16px',
    borderLeft: '3px solid',
    borderColor: 'brand',
    borderRadius: '0 8px 8px 0',
    background: 'surface.sunken',
    '& > p': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& > h3': { marginBottom: '4px', fontSize: '16' },
  },
})

const Together = chakra('p', { base: { marginTop: '12px', color: 'ink.muted', fontSize: '14' } })

const When = chakra('time', { base: { color: 'ink.muted', fontSize: '14' } })

const Along = chakra('p', {
  base: {
    flex: '1 1 14rem',
    minWidth: 0,
    color: 'ink.muted',
    fontSize: '14',
    overflowWrap: 'anywhere',
  },
})

const alongText = ({ page, context }: OwnFeedback) => {
  const parts = partsOf({ page, ...context })
  return parts.length > 0 && briefly(parts)
}

// A message that is as it came has been received, and then read.
const stateText = ({ state = 'new', is_read }: OwnFeedback) => {
  if (state !== 'new') return stateLabels[state]
  return is_read ? 'Read' : 'Received'
}

type SentItemProps = { item: OwnFeedback; onTakeBack: () => void }

/** One message that the user has sent: what it says, what became of it, and the answers. */
export const SentItem = ({ item, onTakeBack }: SentItemProps) => {
  const { state = 'new', answers = noAnswers } = item
  return (
    <Card as="li">
      <Flex wrap="wrap" align="center" justify="space-between" gap="6px 12px">
        <chakra.h2 fontSize="18">{typeLabels[item.type]}</chakra.h2>
        <Chip tone={state === 'new' ? 'muted' : stateTones[state]}>{stateText(item)}</Chip>
      </Flex>
      <When dateTime={item.created_at}>{formatDate(item.created_at)}</When>
      <Words dir="auto">{item.message}</Words>
      {item.picture !== undefined && <SentPicture path={item.picture} />}
      {item.rating !== null && <Stars value={item.rating} />}
      {item.is_merged && <Together>{mineTexts.isMerged}</Together>}
      {answers.length > 0 && (
        <ul>
          {answers.map((answer) => (
            <Answer key={answer.id}>
              <h3>{answer.is_seen ? 'Our answer' : 'Our answer, new'}</h3>
              <p dir="auto">{answer.text}</p>
              <When dateTime={answer.created_at}>{formatDate(answer.created_at)}</When>
            </Answer>
          ))}
        </ul>
      )}
      <Flex wrap="wrap" align="center" justify="space-between" gap="4px 16px" marginTop="8px">
        <Along>{alongText(item)}</Along>
        <Button variant="quiet" fontSize="14" color="ink.muted" onClick={onTakeBack}>
          Take it back
        </Button>
      </Flex>
    </Card>
  )
}

const noAnswers: NonNullable<OwnFeedback['answers']> = []
