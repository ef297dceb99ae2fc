// Saves what was tapped on the dial. Loaded apart from the dashboard, which is drawn without it.
import type { QueryClient } from '@tanstack/react-query'
import { errorSentence, patch, report } from '@truenorth/shared-auth'
import { isQueued, postIdempotent, withdrawWrite } from '@truenorth/shared-auth/outbox'
import { moodOf, type MoodValue, toast, type ToastOptions, undoAction } from '@truenorth/shared-ui'
import { failedToDelete, failedToSave } from '../logContent'
import type { Reading } from '../domain/reading'
import { placeReading } from './cachedReadings'
import { moodPathOf, moodsPath, readingKind, readingSchema, reloadReadings } from './moods'
import { addNoteAction, sayReadingSaved, sayUndone, spokenOf, takeBack } from './savedReading'
import {
  findTapped,
  showTapped,
  startSave,
  type TappedReading,
  type TapSave,
} from './tappedReading'

const slowMs = 1_000

// One step at a time: what a tap changes is decided by what became of the one before it.
let lastStep: Promise<unknown> = Promise.resolve()
const inTurn = (step: () => Promise<unknown>) => {
  lastStep = lastStep.then(step).catch((error: unknown) => report(error, 'a tapped reading'))
}

const createReading = (key: string, mood: MoodValue) =>
  postIdempotent(
    moodsPath,
    { mood_value: mood },
    { kind: readingKind, label: 'A compass reading', schema: readingSchema, key },
  )

// The last write wins, because a mood is one decision and not a text.
const changeMood = ({ id }: Reading, mood: MoodValue) =>
  patch(moodPathOf(id), { mood_value: mood }, readingSchema)

const findByKey = (client: QueryClient, key: string) => {
  const tapped = findTapped(client)
  return tapped?.key === key ? tapped : undefined
}

const update = (client: QueryClient, key: string, changes: Partial<TappedReading>) => {
  const tapped = findByKey(client, key)
  if (tapped) showTapped(client, { ...tapped, ...changes })
}

// All that is said of one tap is said in one message.
const say = (client: QueryClient, key: string, words: ToastOptions) => {
  const tapped = findByKey(client, key)
  if (tapped) update(client, key, { messageId: toast.show({ ...words, id: tapped.messageId }) })
}

const again = (client: QueryClient, tapped: TappedReading, before?: MoodValue) =>
  saveTap(client, startSave(client, tapped, before))

const withdraw = async (client: QueryClient, { key, mood }: TappedReading): Promise<unknown> => {
  if (findByKey(client, key)) showTapped(client, null)
  try {
    if (await withdrawWrite(key)) return sayUndone()
    // It was sent a moment ago. The same key tells as what it was stored.
    return await takeBack(client, await createReading(key, mood))
  } catch (error) {
    return toast.show({ text: errorSentence(error) ?? failedToDelete, tone: 'bad' })
  }
}

const sayChanged = (client: QueryClient, tapped: TappedReading, stored: Reading, to: MoodValue) =>
  say(client, tapped.key, {
    text: `Changed to ${moodOf(tapped.mood).label}`,
    spoken: spokenOf(stored),
    tone: 'good',
    actions: [
      undoAction(() => again(client, { ...tapped, mood: to }, tapped.mood)),
      addNoteAction(stored),
    ],
  })

const finish = async (client: QueryClient, { key, before }: TapSave, stored: Reading) => {
  const tapped = findByKey(client, key)
  if (!tapped) return
  await placeReading(client, stored, { isNew: !tapped.stored })
  const isLast = tapped.mood === stored.mood_value
  const next: TappedReading = { ...tapped, stored, state: isLast ? 'saved' : 'saving' }
  update(client, key, next)
  reloadReadings(client)
  if (!isLast) return
  if (before === undefined || !tapped.stored)
    update(client, key, { messageId: sayReadingSaved(client, stored, tapped.messageId) })
  else sayChanged(client, next, stored, before)
}

const sayWaiting = (client: QueryClient, key: string) => {
  update(client, key, { state: 'waiting' })
  const tapped = findByKey(client, key)
  if (!tapped) return
  say(client, key, {
    text: 'Kept on this device until it can be sent',
    spoken: `, ${moodOf(tapped.mood).label}`,
    actions: [undoAction(() => inTurn(() => withdraw(client, tapped)))],
  })
}

const sayFailed = (client: QueryClient, { key, mood, before }: TapSave, error: unknown) => {
  report(error, 'saving a tapped reading')
  const tapped = findByKey(client, key)
  if (!tapped) return
  say(client, key, {
    text: errorSentence(error) ?? failedToSave,
    tone: 'bad',
    actions: [{ label: 'Try again', onSelect: () => again(client, { ...tapped, mood }, before) }],
  })
  // What the server holds is shown again.
  const { stored } = tapped
  if (stored) update(client, key, { mood: moodOf(stored.mood_value).value, state: 'saved' })
  else showTapped(client, null)
}

const save = async (client: QueryClient, tap: TapSave) => {
  const { key, mood } = tap
  const tapped = findByKey(client, key)
  // A later tap has another mood.
  if (tapped?.mood !== mood) return
  const slow = setTimeout(() => say(client, key, { text: 'Saving…', durationMs: 0 }), slowMs)
  const { stored } = tapped
  try {
    await finish(client, tap, await (stored ? changeMood(stored, mood) : createReading(key, mood)))
  } catch (error) {
    if (isQueued(error)) sayWaiting(client, key)
    else sayFailed(client, tap, error)
  } finally {
    clearTimeout(slow)
  }
}

/** Saves what was tapped, after what was tapped before. A message says what became of it, and offers a way back. */
export const saveTap = (client: QueryClient, tap: TapSave): void => inTurn(() => save(client, tap))
