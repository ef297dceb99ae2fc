// What a reading that was just saved says, and the way back from it (D51).
import type { QueryClient } from '@tanstack/react-query'
import { del, isStatus } from '@truenorth/shared-auth'
import { moodOf, toast, type ToastAction, undoAction } from '@truenorth/shared-ui'
import { failedToDelete } from '../logContent'
import { type Reading, readingClock } from '../domain/reading'
import { forgetReading, placeReading } from './cachedReadings'
import { moodPathOf, moodQueries, reloadReadings } from './moods'

// There is one message about what was saved, for only the last reading can be taken back.
let lastMessage: number | undefined

/** Says that what was just saved is taken back. */
export const sayUndone = () => {
  lastMessage = toast.show({ id: lastMessage, text: 'Undone', tone: 'good' })
}

const deleteOnServer = async (id: number) => {
  try {
    await del(moodPathOf(id))
  } catch (error) {
    // It was deleted elsewhere meanwhile.
    if (!isStatus(error, 404)) throw error
  }
}

/** Deletes a reading that was just saved. It leaves every screen at once; a failure brings it back and says so. */
export const takeBack = async (client: QueryClient, reading: Reading): Promise<void> => {
  await client.cancelQueries({ queryKey: moodQueries.all })
  forgetReading(client, reading.id)
  try {
    await deleteOnServer(reading.id)
    sayUndone()
  } catch {
    await placeReading(client, reading, { isNew: true })
    toast.show({
      text: failedToDelete,
      tone: 'bad',
      actions: [{ label: 'Try again', onSelect: () => takeBack(client, reading) }],
    })
  } finally {
    reloadReadings(client)
  }
}

/** Opens the sheet for the note of a reading over the dashboard. */
export const addNoteAction = ({ id }: Pick<Reading, 'id'>): ToastAction => ({
  label: 'Add a note',
  to: `/dashboard?note=${id}`,
})

/** What screen readers hear after the message: the mood and the time. */
export const spokenOf = ({ mood_value, ...moment }: Reading): string =>
  [moodOf(mood_value).label, readingClock(moment)]
    .filter(Boolean)
    .map((part) => `, ${part}`)
    .join('')

/** Says that a new reading is saved and offers to take it back, and to add a note where it has none. */
export const sayReadingSaved = (client: QueryClient, reading: Reading, messageId = lastMessage) => {
  lastMessage = toast.show({
    id: messageId,
    text: 'Reading saved',
    spoken: spokenOf(reading),
    tone: 'good',
    actions: [
      undoAction(() => takeBack(client, reading)),
      ...(reading.note ? [] : [addNoteAction(reading)]),
    ],
  })
  return lastMessage
}
