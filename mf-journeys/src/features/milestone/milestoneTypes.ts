import type { Milestone } from '@truenorth/api/contract'
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

/** What a waypoint is about, by the value on the wire. */
export const milestoneTypes: Record<Milestone['type'], MilestoneType> = {
  habit: { label: 'Habit Building', Icon: RepeatIcon },
  discovery: { label: 'Self-Discovery', Icon: CompassIcon },
  practice: { label: 'Skill Practice', Icon: SproutIcon },
  reflection: { label: 'Reflection', Icon: BookIcon },
  celebration: { label: 'Celebration', Icon: StarIcon },
  custom: { label: 'Custom Goal', Icon: FlagIcon },
}

/** The same as options of a form. */
export const milestoneTypeOptions = Object.entries(milestoneTypes).map(([value, { label }]) => ({
  value,
  label,
}))

/** An unknown type is shown as a goal of one's own. */
export const milestoneTypeOf = (type: string): MilestoneType =>
  Object.entries(milestoneTypes).find(([value]) => value === type)?.[1] ?? milestoneTypes.custom
