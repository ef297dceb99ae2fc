import {
  chakra,
  Emoji,
  EnergyBars,
  Flex,
  formatTime,
  LongText,
  moodOf,
  Text,
} from '@truenorth/shared-ui'
import { ReadingNote, ReadingTags } from '../../components/ReadingText'
import type { Reading } from '../../domain/reading'
import { BearingWords } from './BearingLayout'

// A long note is shortened, so that the chart beside it keeps its place.
const noteShownAtFirst = 140

/** Today's reading in words: mood, energy, when, note and tags. */
export const BearingReading = ({ reading }: { reading: Reading }) => {
  const { emoji, label } = moodOf(reading.mood_value)
  return (
    <BearingWords besideDial>
      <Text fontFamily="display" fontWeight="560" fontSize="28" lineHeight="1.1" color="ink">
        <Emoji size=".86em">{emoji}</Emoji> <span>{label}</span>
      </Text>
      <Flex wrap="wrap" align="center" justify="inherit" gap="4px 16px" fontSize="14">
        {reading.energy && <EnergyBars level={reading.energy} />}
        <span>{`Last updated ${formatTime(reading.timestamp, reading.zone)}`}</span>
      </Flex>
      {reading.note && (
        <chakra.div color="ink">
          <LongText text={reading.note} max={noteShownAtFirst}>
            {(shown) => <ReadingNote>{shown}</ReadingNote>}
          </LongText>
        </chakra.div>
      )}
      <ReadingTags tags={reading.tags} />
    </BearingWords>
  )
}
