import type { Milestone } from '@truenorth/api/contract'
import { SaveTrouble } from '../form/SaveTrouble'
import { milestoneFailureText } from '../trouble/milestoneFailureText'
import { conflictOf } from '../version/conflictOf'
import { differencesOf } from '../version/differencesOf'
import { VersionsBanner } from '../version/VersionsBanner'
import { milestoneLabels, type MilestoneValues, milestoneValuesOf } from './milestoneValues'

type MilestoneSaveTroubleProps = {
  error: unknown
  values: MilestoneValues
  onKeepMine: (etag: string | undefined) => void
  onTakeTheirs: (theirs: Milestone) => void
}

/** Why a milestone was not saved: the other version beside this one, or what the server said. */
export const MilestoneSaveTrouble = (props: MilestoneSaveTroubleProps) => {
  const { error, values, onKeepMine, onTakeTheirs } = props
  const present = conflictOf<Milestone>(error)
  if (!present) return <SaveTrouble error={error} text={milestoneFailureText(error)} />
  return (
    <VersionsBanner
      differences={differencesOf(milestoneLabels, values, milestoneValuesOf(present.data))}
      onKeepMine={() => onKeepMine(present.etag)}
      onTakeTheirs={() => onTakeTheirs(present.data)}
    />
  )
}
