import { useParams } from '@truenorth/shared-ui/router'
import { ContinueScreen } from '../features/continue/ContinueScreen'

/** Where Continue leads. */
export const ContinuePage = () => {
  const { journeyId = '', milestoneId = '' } = useParams()
  return <ContinueScreen journeyId={journeyId} milestoneId={milestoneId} />
}
