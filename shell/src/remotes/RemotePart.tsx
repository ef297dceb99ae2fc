import { report } from '@truenorth/shared-auth'
import { AwayCard } from '@truenorth/shared-ui'
import type { RegistryEntry } from '@truenorth/delivery/registry'
import { Suspense, use, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { forgetPart, loadPart } from './federation'

type RemotePartProps = { remote: RegistryEntry; expose: string; loading: ReactNode }

/** One exposed component of a remote, with what stands in its place while it loads or when it is away. */
export const RemotePart = ({ remote, expose, loading }: RemotePartProps) => {
  const noteFailure = (error: unknown) => {
    forgetPart(remote.name)
    report(error, `remote ${remote.name} ${expose}`)
  }
  const showAway = ({ resetErrorBoundary }: FallbackProps) => (
    <AwayCard name={remote.title} plural={remote.plural ?? false} onRetry={resetErrorBoundary} />
  )
  return (
    <ErrorBoundary onError={noteFailure} fallbackRender={showAway}>
      <Suspense fallback={loading}>
        <LoadedPart name={remote.name} expose={expose} />
      </Suspense>
    </ErrorBoundary>
  )
}

const LoadedPart = ({ name, expose }: { name: string; expose: string }) => {
  const { default: Part } = use(loadPart(name, expose))
  return <Part />
}
