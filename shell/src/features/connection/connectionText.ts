type Reach = { online: boolean; waiting: number }

const waitingText = (waiting: number) =>
  waiting === 1
    ? 'What you wrote is waiting to be saved'
    : `${waiting} things you wrote are waiting to be saved`

/** What the frame says about the connection; nothing while all is well. */
export const connectionText = ({ online, waiting }: Reach): string | undefined => {
  if (waiting === 0) return online ? undefined : 'Truenorth cannot be reached at the moment.'
  return online
    ? `${waitingText(waiting)}.`
    : `Truenorth cannot be reached. ${waitingText(waiting)} and will be sent as soon as it can be.`
}

const atTheBeginning = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1)

/** What the frame says of a write that waited and was then refused. */
export const refusalText = ({ label, detail }: { label: string; detail: string }): string =>
  `${atTheBeginning(label)} could not be saved${detail ? `: ${detail}` : '.'}`
