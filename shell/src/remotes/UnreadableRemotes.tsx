import { Page, UnavailableCard } from '@truenorth/shared-ui'
import type { ReactNode } from 'react'
import type { PageRegistry } from './registry'
import { useRemotes } from './useRemotes'

const unreadableOf = ({ isReadable, invalidEntries }: PageRegistry) =>
  isReadable
    ? invalidEntries.map(({ name, title = 'A part of Truenorth', plural = false }) => ({
        name,
        title,
        plural,
      }))
    : [{ name: 'registry', title: 'Most of Truenorth', plural: false }]

// The registry comes with the document.
const reload = () => location.reload()

/** A card for each remote whose entry in the registry could not be read. */
export const UnreadableRemotes = () =>
  unreadableOf(useRemotes().registry).map(({ name, title, plural }) => (
    <UnavailableCard key={name} name={title} plural={plural} onRetry={reload} />
  ))

/** A path without a route; it may belong to a remote whose entry could not be read. */
export const UnknownPath = ({ notFound }: { notFound: ReactNode }) =>
  unreadableOf(useRemotes().registry).length === 0 ? (
    notFound
  ) : (
    <Page title="Not everything is here">
      <UnreadableRemotes />
    </Page>
  )
