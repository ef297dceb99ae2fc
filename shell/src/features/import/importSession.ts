import type { Import } from '@truenorth/api-contract/imports'
import type { Columns, FolderFile } from '@truenorth/import-formats'
import { errorSentence, report } from '@truenorth/shared-auth'
import { findKnownItems } from '../../api/imports'
import { recallColumns, rememberColumns } from './columnMemory'
import { type ImportReader, openReader } from './reader/openReader'
import {
  askedAtOnce,
  type Choices,
  type Found,
  type Selection,
  type Tally,
} from './reader/protocol'
import { type Sent, sendImport } from './sendImport'

/** Where an import is. `failed` at a step says why the attempt before it came to nothing. */
export type ImportState =
  | { at: 'choose'; failed?: string }
  | { at: 'reading'; name: string; done: number; total: number }
  | { at: 'refused'; name: string; found: Found }
  | { at: 'comparing'; name: string; found: Found; compared: number; failed?: string }
  | { at: 'look'; name: string; found: Found; tallies: Tally[]; failed?: string }
  | { at: 'sending'; name: string; found: Found; selection: Selection; sent: Sent }
  | { at: 'done'; found: Found; tallies: Tally[]; choices: Choices; result: Import; lost: string[] }

const requestsAtOnce = 3

const unreadable = 'This file could not be read. Please choose it again.'
const nothingChosen = 'There is no file in what you chose.'
const unsent = 'Nothing was brought in. Please try again.'

type Answers = { dateOrder?: 'DMY' | 'MDY'; columns?: Columns }

const nameOf = (files: readonly FolderFile[]) => {
  const [folder = '', inner] = files[0]?.path.split('/') ?? []
  return files.length === 1 || inner !== undefined ? folder : `${files.length} files`
}

/**
 * One import from the chosen file to its end. Only this module changes its state.
 * @param onChanged called when what the server holds has changed, or may have
 */
export const createImportSession = (onChanged: () => unknown) => {
  let state: ImportState = { at: 'choose' }
  let reader: ImportReader | undefined
  let running = new AbortController()
  let chosen: readonly FolderFile[] = []
  let answers: Answers = {}
  const listeners = new Set<() => void>()

  const put = (next: ImportState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const stop = () => {
    running.abort()
    running = new AbortController()
  }
  const close = () => {
    stop()
    reader?.close()
    reader = undefined
  }
  const begin = () => {
    stop()
    return running.signal
  }

  /** Asks the server for all items which it knows, in as few requests as it takes, some at once. */
  const compare = async (name: string, found: Found) => {
    const signal = begin()
    put({ at: 'comparing', name, found, compared: 0 })
    let next = 0
    let compared = 0
    const compareInTurn = async () => {
      while (next < found.items && !signal.aborted) {
        const from = next
        next += askedAtOnce
        const question = (await reader?.question(from)) ?? { items: [] }
        await reader?.mark(from, await findKnownItems(question, { signal }))
        if (signal.aborted) return
        compared += askedAtOnce
        put({ at: 'comparing', name, found, compared })
      }
    }
    try {
      await Promise.all(Array.from({ length: requestsAtOnce }, compareInTurn))
      const tallies = (await reader?.tallies()) ?? []
      if (!signal.aborted) put({ at: 'look', name, found, tallies })
    } catch (error) {
      if (signal.aborted) return
      stop()
      report(error, 'comparing an import with what is here')
      put({ at: 'comparing', name, found, compared: 0, failed: errorSentence(error) ?? unsent })
    }
  }

  const read = async () => {
    close()
    const { signal } = running
    const name = nameOf(chosen)
    put({
      at: 'reading',
      name,
      done: 0,
      total: chosen.reduce((sum, { file }) => sum + file.size, 0),
    })
    const [first] = chosen
    try {
      reader = openReader(({ done, total }) => {
        if (state.at === 'reading') put({ ...state, done, total })
      })
      const found = await reader.read(chosen.length === 1 && first ? first.file : chosen, answers)
      if (signal.aborted) return
      const recalled = found.table && !answers.columns && recallColumns(found.table.header)
      if (recalled) {
        answers = { ...answers, columns: recalled }
        return await read()
      }
      if (found.refused) put({ at: 'refused', name, found })
      else await compare(name, found)
    } catch (error) {
      if (signal.aborted) return
      report(error, 'reading an export')
      close()
      put({ at: 'choose', failed: unreadable })
    }
  }

  const send = async (choices: Choices) => {
    if (state.at !== 'look' || !reader || !state.found.source) return
    const { name, found, tallies } = state
    const signal = begin()
    try {
      const selection = await reader.select(choices)
      const sent = { items: 0, pictures: 0, isWaiting: false }
      put({ at: 'sending', name, found, selection, sent })
      const about = { source: found.source ?? 'generic-csv', file_name: name }
      const onProgress = (next: Sent) => {
        if (!signal.aborted) put({ at: 'sending', name, found, selection, sent: next })
      }
      const { done, lostPictures } = await sendImport({
        reader,
        about,
        selection,
        signal,
        onProgress,
        onTakenBack: onChanged,
      })
      put({ at: 'done', found, tallies, choices, result: done, lost: lostPictures })
      onChanged()
    } catch (error) {
      if (signal.aborted) return put({ at: 'look', name, found, tallies })
      report(error, 'an import')
      put({ at: 'look', name, found, tallies, failed: errorSentence(error) ?? unsent })
    }
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    /** Reads these files, as soon as their folders are listed. */
    choose: async (listing: Promise<readonly FolderFile[]>) => {
      const signal = begin()
      put({ at: 'reading', name: '', done: 0, total: 0 })
      try {
        const files = await listing
        if (signal.aborted) return
        chosen = files
        answers = {}
        if (files.length === 0) put({ at: 'choose', failed: nothingChosen })
        else await read()
      } catch (error) {
        if (signal.aborted) return
        report(error, 'listing a folder')
        put({ at: 'choose', failed: unreadable })
      }
    },
    /** Reads the same files again with what was said about them. */
    answer: (said: Answers) => {
      answers = { ...answers, ...said }
      if ('found' in state && state.found.table && said.columns)
        rememberColumns(state.found.table.header, said.columns)
      return read()
    },
    /** Compares again after a failure. */
    compareAgain: () =>
      state.at === 'comparing' ? compare(state.name, state.found) : Promise.resolve(),
    send,
    /** Ends what is running: reading and comparing lead back to the choice, sending to the preview. */
    cancel: () => {
      if (state.at === 'sending') return stop()
      close()
      put({ at: 'choose' })
    },
    /** A table of what did not come in. */
    leftOut: async () => {
      if (state.at !== 'done' || !reader) return undefined
      return reader.leftOut(state.choices, state.lost)
    },
    close,
  }
}

export type ImportSession = ReturnType<typeof createImportSession>
