import { useNavigate, useParams } from '@truenorth/shared-ui/router'
import { EditMilestoneScreen } from '../features/milestone-form/EditMilestoneScreen'

/** The page on which a milestone is edited. */
export const EditMilestonePage = () => {
  const { journeyId = '', milestoneId = '' } = useParams()
  const navigate = useNavigate()
  return (
    <EditMilestoneScreen
      milestoneKey={{ journeyId, milestoneId }}
      onClose={() => void navigate(`/journey/${journeyId}`)}
    />
  )
}
