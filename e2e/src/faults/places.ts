import type { Page } from 'playwright-core'

/** Where a remote shows, how to get there without loading a document, and what stands there when it is away. */
export type Place = {
  name: string
  folder: string
  away: string
  open: (page: Page) => Promise<void>
  /** What shows that it is well: nothing that its outline or its card has too. */
  well: (page: Page) => Promise<void>
}

const byNav = (label: string) => (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: label, exact: true }).click()

export const places: Place[] = [
  {
    name: 'mood',
    folder: 'mf-mood',
    away: 'Readings are away at the moment',
    open: byNav('Energy'),
    well: (page) => page.getByRole('link', { name: 'Add a reading' }).waitFor(),
  },
  {
    name: 'journeys',
    folder: 'mf-journeys',
    away: 'Paths are away at the moment',
    open: byNav('Paths'),
    well: (page) => page.getByRole('button', { name: 'Start New Path' }).first().waitFor(),
  },
  {
    name: 'journal',
    folder: 'mf-journal',
    away: 'Reflections are away at the moment',
    open: byNav('Reflections'),
    well: (page) =>
      page
        .getByRole('button', { name: /new entry/i })
        .first()
        .waitFor(),
  },
  {
    name: 'feedback',
    folder: 'mf-feedback',
    away: 'Feedback is away at the moment',
    // It stands in the frame of every screen.
    open: async () => undefined,
    well: (page) => page.getByRole('button', { name: 'Send Feedback' }).waitFor(),
  },
]

/** A screen of the shell's own, where nothing but the frame needs a remote. */
export const start = '/terms'
