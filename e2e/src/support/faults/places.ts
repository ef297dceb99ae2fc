import type { Page } from 'playwright-core'

/** Where a remote is shown, how to get there without loading a document, and what is shown when it has failed. */
export type Place = {
  name: string
  folder: string
  away: string
  open: (page: Page) => Promise<void>
  /** Waits for something that neither its skeleton nor its error card has. */
  waitUntilWell: (page: Page) => Promise<void>
}

const byNav = (label: string) => (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: label, exact: true }).click()

export const places: Place[] = [
  {
    name: 'mood',
    folder: 'mf-mood',
    away: 'Readings are away at the moment',
    open: byNav('Energy'),
    waitUntilWell: (page) => page.getByRole('link', { name: 'Add a reading' }).waitFor(),
  },
  {
    name: 'journeys',
    folder: 'mf-journeys',
    away: 'Paths are away at the moment',
    open: byNav('Paths'),
    waitUntilWell: (page) => page.getByRole('button', { name: 'Start New Path' }).first().waitFor(),
  },
  {
    name: 'journal',
    folder: 'mf-journal',
    away: 'Reflections are away at the moment',
    open: byNav('Reflections'),
    waitUntilWell: (page) =>
      page
        .getByRole('button', { name: /new entry/i })
        .first()
        .waitFor(),
  },
  {
    name: 'feedback',
    folder: 'mf-feedback',
    away: 'Feedback is away at the moment',
    // Its button is in the frame of every screen.
    open: async () => undefined,
    waitUntilWell: (page) => page.getByRole('button', { name: 'Send Feedback' }).waitFor(),
  },
]

/** A screen of the shell itself, where only the frame needs a remote. */
export const shellScreen = '/terms'
