// @ts-check
// Where jest has measured nothing yet, as in CI, it begins with the largest files, and a short file that takes
// minutes would run alone at the end. Then the files that are known to take longest come first.
const { default: Sequencer } = require('@jest/test-sequencer')

/** The longest first. A file that is not listed, or has become short, only makes the end a bit longer. */
const longest = [
  'everyScreen.spec',
  'oneTap.spec',
  'paths.spec',
  'engines.spec',
  'feedback.spec',
  'remoteFaults.spec',
  'anyDay.spec',
  'import.spec',
  'malformedResponses.spec',
  'calendar.spec',
  'demo.spec',
  'sessionExpiry.spec',
  'moodDays.spec',
  'publishing.spec',
  'zones.spec',
  'security/isolation.test',
  'security/headers.test',
  'security/fuzz.test',
  'longLists.test',
  'killedImport.test',
  'routes/imports.test',
  'routes/dayEnd.test',
  'killRounds.test',
  'db/migrate.test',
  'RegisterPage.test',
  'AccountPage.test',
  'yearView.test',
  'Widget.test',
  'LogPage.test',
  'registryFuzz.test',
]

/** @param {string} path */
const rank = (path) => {
  const known = longest.findIndex((name) => path.includes(`/${name}.ts`))
  return known < 0 ? longest.length : known
}

class LongestFirst extends Sequencer {
  /**
   * @param {Parameters<Sequencer['sort']>[0]} tests
   * @override
   */
  async sort(tests) {
    const sorted = await super.sort(tests)
    return sorted.some(({ duration }) => duration !== undefined)
      ? sorted
      : sorted.toSorted((one, other) => rank(one.path) - rank(other.path))
  }
}

module.exports = LongestFirst
