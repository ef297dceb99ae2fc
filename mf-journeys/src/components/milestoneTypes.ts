import type { Milestone } from '@truenorth/api-contract/journeys'
import {
  BookIcon,
  CompassIcon,
  FlagIcon,
  type IconComponent,
  RepeatIcon,
  SproutIcon,
  StarIcon,
} from '@truenorth/shared-ui'

type MilestoneType = { label: string; Icon: IconComponent }

const milestoneTypes: Record<Milestone['type'], MilestoneType> = {
  habit: { label: 'Habit Building', Icon: RepeatIcon },
  discovery: { label: 'Self-Discovery', Icon: CompassIcon },
  practice: { label: 'Skill Practice', Icon: SproutIcon },
  reflection: { label: 'Reflection', Icon: BookIcon },
  celebration: { label: 'Celebration', Icon: StarIcon },
  custom: { label: 'Custom Goal', Icon: FlagIcon },
}

/** The types as options of a select. */
export const milestoneTypeOptions = Object.entries(milestoneTypes).map(([value, { label }]) => ({
  value,
  label,
}))

/** The label and icon of a type; an unknown type is shown as a custom goal. */
export const milestoneTypeOf = (type: string): MilestoneType =>
  Object.entries(milestoneTypes).find(([value]) => value === type)?.[1] ?? milestoneTypes.custom
