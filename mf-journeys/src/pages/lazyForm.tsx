import { lazyPart } from '../components/lazyPart'
import { FormSkeleton } from '../components/Skeletons'

/** The forms within pages. Their code loads when one is opened. */
export const InlineJourneyForm = lazyPart(
  () =>
    import('../features/journey-form/InlineJourneyForm').then((module) => module.InlineJourneyForm),
  <FormSkeleton />,
)
