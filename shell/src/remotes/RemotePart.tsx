import type { RegistryEntry } from '@truenorth/delivery/registry'
import { report } from '@truenorth/shared-auth'
import { AwayCard, Page } from '@truenorth/shared-ui'
import { Suspense, use, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { noteFailure, retryRemote, useFailures } from './failures'
import { loadPart } from './federation'
import { noteOutcome } from './health'

type RemotePartProps = {
  remote: RegistryEntry
  expose: string
  loading: ReactNode
  /** Title of the page that the part is: the card then stands in a page too. */
  pageTitle?: string
  /** Shows nothing when it is away: other parts of the remote say so. */
  silent?: boolean
}

/** One exposed component of a remote, with what stands in its place while it loads or when it is away. */
export const RemotePart = ({
  remote,
  expose,
  loading,
  pageTitle,
  silent = false,
}: RemotePartProps) => {
  const { name, title, plural = false } = remote
  const { attempt, isSpeaker } = useFailures(name, expose)
  const note = (error: unknown) => {
    const isFirst = noteFailure(name, expose, silent)
    noteOutcome({ name, version: remote.version, state: 'away', error })
    if (isFirst) report(error, `remote ${name} ${expose}`)
  }
  const away = <AwayCard name={title} plural={plural} onRetry={() => retryRemote(name)} />
  const card = pageTitle === undefined ? away : <Page title={pageTitle}>{away}</Page>
  return (
    <ErrorBoundary
      onError={note}
      resetKeys={[attempt]}
      fallback={isSpeaker && !silent ? card : null}
    >
      <Suspense fallback={loading}>
        <LoadedPart name={name} expose={expose} />
      </Suspense>
    </ErrorBoundary>
  )
}

const LoadedPart = ({ name, expose }: { name: string; expose: string }) => {
  const { default: Part } = use(loadPart(name, expose))
  return <Part />
}
