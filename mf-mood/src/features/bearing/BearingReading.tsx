import { chakra, Emoji, EnergyBars, Flex, LongText, moodOf, Text } from '@truenorth/shared-ui'
import { ReadingNote, ReadingTags } from '../../components/ReadingText'
import { type Reading, readingClock } from '../../domain/reading'

// A long note is shortened, so that the chart beside it keeps its place.
const noteShownAtFirst = 140

type BearingReadingProps = {
  reading: Omit<Reading, 'id' | 'date'>
  /** It is kept on this device, because the server could not be reached. */
  isWaiting?: boolean
}

/** Today's reading in words: mood, energy, when, note and tags. */
export const BearingReading = ({ reading, isWaiting = false }: BearingReadingProps) => {
  const { emoji, label } = moodOf(reading.mood_value)
  const clock = readingClock(reading)
  return (
    <>
      <Text fontFamily="display" fontWeight="560" fontSize="28" lineHeight="1.1" color="ink">
        <Emoji size=".86em">{emoji}</Emoji> <span>{label}</span>
      </Text>
      <Flex wrap="wrap" align="center" justify="inherit" gap="4px 16px" fontSize="14">
        {reading.energy && <EnergyBars level={reading.energy} />}
        {isWaiting && <span>Waiting to be sent</span>}
        {!isWaiting && clock && <span>{`Last updated ${clock}`}</span>}
        {reading.isEdited && <span>Edited</span>}
      </Flex>
      {reading.note && (
        <chakra.div color="ink">
          <LongText text={reading.note} max={noteShownAtFirst}>
            {(shown) => <ReadingNote>{shown}</ReadingNote>}
          </LongText>
        </chakra.div>
      )}
      <ReadingTags tags={reading.tags} />
    </>
  )
}
