import { useNavigate, useParams } from '@truenorth/shared-ui/router'
import { EditJourneyScreen } from '../features/journey-form/EditJourneyScreen'

/** The page on which a journey is edited. */
export const EditJourneyPage = () => {
  const { journeyId = '' } = useParams()
  const navigate = useNavigate()
  return (
    <EditJourneyScreen
      journeyId={journeyId}
      onClose={() => void navigate(`/journey/${journeyId}`)}
    />
  )
}
