import { useQueryClient } from '@tanstack/react-query'
import { VersionConflict } from '@truenorth/shared-auth'
import { isKept } from '@truenorth/shared-auth/outbox'
import { useForm } from '@truenorth/shared-ui/forms'
import { useEffect, useEffectEvent, useState } from 'react'
import { pictureQueries } from '../../api/pictureQueries'
import { descriptionsOf, pathsOf, type Picture, unsentOf } from '../pictures/picture'
import { usePictureDesk } from '../pictures/usePictureDesk'
import { same } from './changedFields'
import type { EntryDraft } from './entryDraft'
import { serverWords } from './serverWords'

export type EntryFormOptions = {
  draft: EntryDraft
  draftKey: string
  failureText: string
  save: (held: EntryDraft) => Promise<unknown>
  onDraft: (held: EntryDraft) => void
  onState: (state: 'idle' | 'busy' | 'kept') => void
  onSaved: () => void
}

const blankText = 'Please fill in both title and content'
const blankWords = { title: 'Title is required', content: 'Content is required' }
const pictureText = 'A picture could not be sent. Try it again or remove it.'

const blankFields = (held: EntryDraft) =>
  (['title', 'content'] as const).filter((name) => held[name].trim() === '')

const heldOf = (pictures: readonly Picture[]) => ({
  images: pathsOf(pictures),
  descriptions: descriptionsOf(pictures),
  unsent: unsentOf(pictures),
})

/** State of the form of an entry: its fields, its pictures, its alert, and what saving does. */
export const useEntryForm = (options: EntryFormOptions) => {
  const client = useQueryClient()
  const form = useForm<EntryDraft>({ defaultValues: options.draft })
  const [alert, setAlert] = useState<string>()
  const pictures = usePictureDesk(options.draft, options.draftKey)
  const { desk } = pictures
  const tellDraft = useEffectEvent(() => options.onDraft(form.getValues()))

  useEffect(() => {
    const { unsubscribe } = form.watch(() => tellDraft())
    return unsubscribe
  }, [form])
  useEffect(
    () =>
      desk.subscribe(() => {
        const held = heldOf(desk.pictures())
        // How far one has been sent is nothing that a draft keeps.
        for (const name of ['images', 'descriptions', 'unsent'] as const)
          if (!same(form.getValues(name), held[name])) form.setValue(name, held[name])
      }),
    [desk, form],
  )

  const fail = (error: unknown) => {
    for (const [field, message] of serverWords(error)) form.setError(field, { message })
    // A conflict speaks for itself, above the form.
    if (!(error instanceof VersionConflict)) setAlert(options.failureText)
    options.onState(isKept(error) ? 'kept' : 'idle')
  }
  const send = async () => {
    await desk.settled()
    if (desk.pictures().some(({ state }) => state === 'failed')) {
      setAlert(pictureText)
      options.onState('idle')
      return
    }
    await desk.saveDescriptions()
    // What is said of a picture comes with it.
    void client.invalidateQueries({ queryKey: pictureQueries.all })
    await options.save(form.getValues())
    options.onSaved()
  }
  const submit = form.handleSubmit(async (held) => {
    setAlert(undefined)
    const [first, ...others] = blankFields(held)
    if (first) {
      setAlert(blankText)
      for (const name of [first, ...others]) form.setError(name, { message: blankWords[name] })
      form.setFocus(first)
      return
    }
    options.onState('busy')
    await send().catch(fail)
  })
  return { form, pictures, alert, submit }
}
