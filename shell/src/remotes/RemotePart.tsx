import type { RegistryEntry } from '@truenorth/delivery/registry'
import { report } from '@truenorth/shared-auth'
import { Page, UnavailableCard } from '@truenorth/shared-ui'
import { Suspense, use, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useFailures, useRemotes } from './useRemotes'

type RemotePartProps = {
  remote: RegistryEntry
  expose: string
  loading: ReactNode
  /** The title of the page that this part is: a card about a failure then gets a page too. */
  pageTitle?: string
  /** Shows nothing when it fails, because other parts of its remote show a message. */
  silent?: boolean
}

/** One exposed component of a remote, with what is shown while it loads or when it fails. */
export const RemotePart = ({
  remote,
  expose,
  loading,
  pageTitle,
  silent = false,
}: RemotePartProps) => {
  const { name, title, plural = false } = remote
  const loader = useRemotes()
  const { attempt, showsMessage } = useFailures(name, expose)
  const note = (error: unknown) => {
    const isFirst = loader.noteFailure({ remote, expose, error, isSilent: silent })
    if (isFirst) report(error, `remote ${name} ${expose}`)
  }
  const card = <UnavailableCard name={title} plural={plural} onRetry={() => loader.retry(name)} />
  const message = pageTitle === undefined ? card : <Page title={pageTitle}>{card}</Page>
  return (
    <ErrorBoundary
      onError={note}
      resetKeys={[attempt]}
      fallback={showsMessage && !silent ? message : null}
    >
      <Suspense fallback={loading}>
        <LoadedPart name={name} expose={expose} />
      </Suspense>
    </ErrorBoundary>
  )
}

const LoadedPart = ({ name, expose }: { name: string; expose: string }) => {
  const { default: Part } = use(useRemotes().loadPart(name, expose))
  return <Part />
}
