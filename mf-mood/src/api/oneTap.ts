// Logs a reading with one tap. Loaded apart from the dashboard, which is drawn without it.
import type { QueryClient } from '@tanstack/react-query'
import { errorSentence, patch, randomId, report } from '@truenorth/shared-auth'
import { isQueued, postIdempotent, withdrawWrite } from '@truenorth/shared-auth/outbox'
import { moodOf, type MoodValue, toast, type ToastOptions, undoAction } from '@truenorth/shared-ui'
import { failedToSave } from '../content'
import type { Reading } from '../domain/reading'
import { placeReading } from './cachedReadings'
import { moodPathOf, moodsPath, readingKind, readingSchema, reloadReadings } from './moods'
import { addNoteAction, sayReadingSaved, sayUndone, spokenOf, takeBack } from './savedReading'
import { findTapped, showTapped, type TappedReading } from './tappedReading'

const slowMs = 1_000
const vibrationMs = 10

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

/** A save of the mood that is tapped; `before` is the mood that it changes. */
type Save = { key: string; mood: MoodValue; before: MoodValue | undefined }

const begin = (client: QueryClient, tapped: TappedReading, before?: MoodValue) => {
  const { key, mood, messageId } = tapped
  // What it offers is about the mood before.
  if (messageId !== undefined) toast.close(messageId)
  showTapped(client, { ...tapped, state: 'saving' })
  inTurn(() => save(client, { key, mood, before }))
}

const withdraw = async (client: QueryClient, { key, mood }: TappedReading) => {
  showTapped(client, null)
  if (await withdrawWrite(key)) return sayUndone()
  // It was sent a moment ago. The same key tells as what it was stored.
  return takeBack(client, await createReading(key, mood))
}

const sayChanged = (client: QueryClient, tapped: TappedReading, stored: Reading, to: MoodValue) =>
  say(client, tapped.key, {
    text: `Changed to ${moodOf(tapped.mood).label}`,
    spoken: spokenOf(stored),
    tone: 'good',
    actions: [
      undoAction(() => begin(client, { ...tapped, mood: to }, tapped.mood)),
      addNoteAction(stored),
    ],
  })

const finish = async (client: QueryClient, { key, before }: Save, stored: Reading) => {
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

const sayFailed = (client: QueryClient, { key, mood, before }: Save, error: unknown) => {
  report(error, 'saving a tapped reading')
  const tapped = findByKey(client, key)
  if (!tapped) return
  say(client, key, {
    text: errorSentence(error) ?? failedToSave,
    tone: 'bad',
    actions: [{ label: 'Try again', onSelect: () => begin(client, { ...tapped, mood }, before) }],
  })
  // What the server holds is shown again.
  const { stored } = tapped
  if (stored) update(client, key, { mood: moodOf(stored.mood_value).value, state: 'saved' })
  else showTapped(client, null)
}

const save = async (client: QueryClient, tap: Save) => {
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

const vibrate = () => {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.(vibrationMs)
}

// While its message is shown, a reading can still be corrected.
const isOpen = ({ state, messageId }: TappedReading) =>
  state === 'saving' || (messageId !== undefined && toast.isShown(messageId))

/**
 * Logs a reading of this moment. While the message of the last one is shown, the same mood again is that
 * reading, so that a double tap logs once, and another mood changes it.
 */
export const logTap = (client: QueryClient, mood: MoodValue): void => {
  const last = findTapped(client)
  if (!last || !isOpen(last)) {
    vibrate()
    return begin(client, { key: randomId(), mood, at: new Date().toISOString(), state: 'saving' })
  }
  if (last.mood === mood) return undefined
  vibrate()
  return begin(client, { ...last, mood }, last.mood)
}
