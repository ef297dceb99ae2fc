// @ts-check
// How a command fails: a sentence that says what to do, and an exit code that a script can tell apart.

/** Exit codes, with what they mean. */
export const exitCodes = /** @type {const} */ ({
  refused: 1,
  usage: 2,
  unavailable: 3,
  denied: 4,
  changed: 5,
})

/** What each exit code means, for the help. */
export const meanings = /** @type {const} */ ({
  0: 'it is done',
  [exitCodes.refused]: 'something has to be mended first; each sentence says what',
  [exitCodes.usage]: 'the command was not called as its help says',
  [exitCodes.unavailable]: 'the site cannot be reached or is busy: try again',
  [exitCodes.denied]: 'the token does not allow it',
  [exitCodes.changed]: 'somebody has changed it meanwhile: look, then try again',
})

/** Ends a command. Its sentences are shown, and its `data` with them by `--json`. */
export class CommandFailure extends Error {
  /**
   * @param {keyof typeof exitCodes} kind
   * @param {string | string[]} sentences
   * @param {object} [data]
   */
  constructor(kind, sentences, data = {}) {
    const all = [sentences].flat()
    super(all.join('\n'))
    this.name = 'CommandFailure'
    this.exitCode = exitCodes[kind]
    this.sentences = all
    this.data = data
  }
}
