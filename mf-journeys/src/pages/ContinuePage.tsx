import { useParams } from '@truenorth/shared-ui/router'
import { ContinueScreen } from '../features/continue/ContinueScreen'

/** The page that "Continue" on a milestone opens. */
export const ContinuePage = () => {
  const { journeyId = '', milestoneId = '' } = useParams()
  return <ContinueScreen journeyId={journeyId} milestoneId={milestoneId} />
}
