import { longestEntryContent, longestEntryTitle } from '@truenorth/api-contract/journal'
import { shareCache, shareFields } from '@truenorth/api-contract/share'
import { isBlank } from '@truenorth/api-contract/text'
import { randomId, report, session } from '@truenorth/shared-auth'
import { fitToForm, loadDraft, saveDraft, saveDraftFile } from '@truenorth/shared-auth/outbox'
import { createShrinker } from '@truenorth/shared-ui/pictures'
import { useEffect, useState } from 'react'
import { newEntryDraft } from '../../api/entryWrites'
import { blankEntry, type EntryValues, isUsable } from './entryValues'
import { admitFiles, refusals } from './picture'

/** What the form says when nothing of what was shared could be kept. */
export const lostText =
  'What you shared could not be taken along. Please share it again, or paste it here.'
const cutText = 'What you shared is longer than an entry. Only its beginning was taken along.'
const noRoom = (file: File) =>
  `This browser has no room to keep “${file.name}”. Please choose it again here.`

const firstOf = (text: string, most: number) =>
  // A code point is at most two units, so that most texts need not be split.
  text.length <= most ? text : Array.from(text).slice(0, most).join('')

const textIn = (form: FormData, name: string) => {
  const text = form.get(name)
  return typeof text === 'string' && !isBlank(text) ? text.trim() : ''
}

/** The form with the shared words after those that it holds. A title that is written stays. */
const withText = (values: EntryValues, form: FormData): EntryValues => {
  const [title = '', text = '', url = ''] = [
    shareFields.title,
    shareFields.text,
    shareFields.url,
  ].map((name) => textIn(form, name))
  const isTitled = !isBlank(values.title)
  const parts = [
    values.content,
    isTitled || title.length > longestEntryTitle ? title : '',
    text,
    text.includes(url) ? '' : url,
  ]
  return {
    ...values,
    title: isTitled ? values.title : firstOf(title, longestEntryTitle),
    content: parts.filter((part) => !isBlank(part)).join('\n\n'),
  }
}

const filesIn = (form: FormData) =>
  form
    .getAll(shareFields.pictures)
    .filter((part) => part instanceof File)
    .filter(({ size }) => size > 0)

/** Keeps pictures beside the draft as those that were chosen in the form. Answers with the form, and what was not kept. */
const withPictures = async (values: EntryValues, form: FormData) => {
  const { images, unsent } = values
  const admitted = admitFiles(filesIn(form), images.length + unsent.length)
  const notices = [...admitted.refusals]
  const added: EntryValues['unsent'] = []
  const shrinker = createShrinker()
  for (const file of admitted.files) {
    const encoded = await shrinker.shrink(file)
    const key = randomId()
    if (!('blob' in encoded))
      notices.push(
        encoded.refusal === 'tooLarge' ? refusals.tooLarge(file) : refusals.notAPicture(file),
      )
    else if (await saveDraftFile(newEntryDraft, key, encoded.blob))
      added.push({ key, place: images.length + unsent.length + added.length })
    else notices.push(noRoom(file))
  }
  shrinker.close()
  return { values: { ...values, unsent: [...unsent, ...added] }, notices }
}

const loadForm = async (today: string) => {
  const blank = blankEntry(today)
  const draft = fitToForm(await loadDraft(newEntryDraft), blank)
  return draft && isUsable(draft) ? draft : blank
}

const takeOne = async (form: FormData, today: string) => {
  const { values, notices } = await withPictures(withText(await loadForm(today), form), form)
  const content = firstOf(values.content, longestEntryContent)
  await saveDraft(newEntryDraft, { ...values, content })
  return content === values.content ? notices : [...notices, cutText]
}

/**
 * Puts what other apps have shared into the draft of a new entry, after what the draft holds. Nothing is
 * saved by itself. Answers with what could not be taken, in words for its author.
 */
export const takeShared = async (today: string): Promise<string[]> => {
  // It belongs to whoever signs in next.
  if (!session.userId || !(await caches.has(shareCache))) return []
  const cache = await caches.open(shareCache)
  const notices: string[] = []
  for (const request of await cache.keys()) {
    const kept = await cache.match(request)
    const form = await kept?.formData().catch(() => undefined)
    notices.push(...(form ? await takeOne(form, today) : [lostText]))
    // Only now, so that a page that ends before has lost nothing.
    await cache.delete(request)
  }
  return notices
}

// A browser without caches has no worker that could have kept something.
const canBeShared = () => 'caches' in globalThis

let taking: Promise<string[]> | undefined

// One at a time, so that nothing is taken twice.
const takeOnce = (today: string) => {
  taking ??= takeShared(today).finally(() => {
    taking = undefined
  })
  return taking
}

/** Takes what was shared before the form of a new entry opens; undefined until it is in the draft. */
export const useShared = (today: string): readonly string[] | undefined => {
  const [notices, setNotices] = useState<readonly string[] | undefined>(
    canBeShared() ? undefined : [],
  )
  useEffect(() => {
    if (!canBeShared()) return
    takeOnce(today)
      .catch((error: unknown) => {
        report(error, 'what was shared could not be read')
        return [lostText]
      })
      .then(setNotices)
      .catch(() => undefined)
  }, [today])
  return notices
}
