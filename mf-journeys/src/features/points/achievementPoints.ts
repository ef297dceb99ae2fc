import type { Progress } from '../progress/progressOf'

export const pointsPerMilestone = 10

/** What the completed milestones earned, and what the open ones still hold, in words. */
export const achievementPoints = ({ done, total }: Progress) => {
  const available = (total - done) * pointsPerMilestone
  return {
    earned: done * pointsPerMilestone,
    text: available > 0 ? `${available} points available` : 'All points earned!',
  }
}
