import { AwayCard, Page } from '@truenorth/shared-ui'
import type { ReactNode } from 'react'
import { faults, isReadable } from './registry'

const unreadable = isReadable
  ? faults.map(({ name, title = 'A part of Truenorth', plural = false }) => ({
      name,
      title,
      plural,
    }))
  : [{ name: 'registry', title: 'Most of Truenorth', plural: false }]

// The registry comes with the document.
const readAgain = () => location.reload()

/** Remotes of which the registry says nothing that could be read: each is told by its name. */
export const UnreadableRemotes = () =>
  unreadable.map(({ name, title, plural }) => (
    <AwayCard key={name} name={title} plural={plural} onRetry={readAgain} />
  ))

/** An address that nobody claims may be that of a remote that could not be read. */
export const Unclaimed = ({ notFound }: { notFound: ReactNode }) =>
  unreadable.length === 0 ? (
    notFound
  ) : (
    <Page title="Not everything is here">
      <UnreadableRemotes />
    </Page>
  )
