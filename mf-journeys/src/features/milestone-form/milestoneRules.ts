import { longestReward, longestTitle } from '@truenorth/api-contract/journeys'
import { isBlank } from '@truenorth/api-contract/text'
import { countCodePoints } from '@truenorth/shared-ui'
import type { MilestoneValues } from './milestoneValues'

const plainMessages = {
  title: 'Title is required',
  type: 'Please choose a milestone type',
  date: 'Target date is required',
}

const guidedMessages: typeof plainMessages = {
  title: 'Title is required',
  type: 'Pick a type',
  date: 'Target date required',
}

const lengthMessage = (text: string, longest: number) =>
  countCodePoints(text.trim()) > longest && `At most ${longest} characters`

const rulesWith =
  (messages: typeof plainMessages, today: string, ownTarget?: string | null) =>
  (values: MilestoneValues) => {
    const { title, type, reward, target_date, is_completed } = values
    const dateMessage = () => {
      if (is_completed) return false
      if (target_date === '') return messages.date
      return target_date < today && target_date !== ownTarget && 'Today or later'
    }
    return {
      title: isBlank(title) ? messages.title : lengthMessage(title, longestTitle),
      type: type === '' && messages.type,
      reward: lengthMessage(reward, longestReward),
      target_date: dateMessage(),
    }
  }

/**
 * The rules of the plain form and of an edit. An overdue target date that was not touched passes:
 * `ownTarget` is the date that the milestone has (D23).
 */
export const plainRules = (today: string, ownTarget?: string | null) =>
  rulesWith(plainMessages, today, ownTarget)

const progressMessage = (text: string) => {
  const percent = Number(text)
  const isPercent = Number.isInteger(percent) && percent >= 0 && percent <= 100
  return !isPercent && 'A whole number from 0 to 100'
}

/** The rules of the guided form; an empty progress is 0. */
export const guidedRules = (today: string) => {
  const rules = rulesWith(guidedMessages, today)
  return (values: MilestoneValues) => ({
    ...rules(values),
    progress: progressMessage(values.progress),
  })
}
