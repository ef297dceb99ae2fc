import { type Check, is, listReader, readerOf } from '@truenorth/shared-auth'
import type { Labelled } from '@truenorth/api/contract'

const shape = { value: is.text, label: is.text }

/** Choices, each with the words for it. */
export const readLabelledList = listReader(readerOf<Labelled>('choice', shape))

export const isLabelledList: Check = is.listOf(is.like(shape))
