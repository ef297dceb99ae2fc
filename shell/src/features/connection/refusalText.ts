import type { FailedWrite } from '@truenorth/shared-auth'
import { formatDate } from '@truenorth/shared-ui'

export const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

// The server names the header that holds the moment.
const aboutMoment = /^X-Recorded-At\b/

/** Whether a write was refused for when it was written: now it would be taken (D43). */
export const isRefusedForMoment = ({ detail }: Pick<FailedWrite, 'detail'>) =>
  aboutMoment.test(detail)

/** What the frame says about a refused write. */
export const refusalText = (write: FailedWrite): string => {
  const { label, detail, recordedAt } = write
  const what = capitalised(label)
  if (isRefusedForMoment(write))
    return `${what} could not be saved as of ${formatDate(recordedAt)}: that is too long ago, or your device’s clock was wrong. You can save it as of today.`
  return `${what} could not be saved${detail ? `: ${detail}` : '.'}`
}
