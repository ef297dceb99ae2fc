import { identify, readExport, type ReadFile } from '../src/index'
import { dataFile, secondRuns } from './dataFiles'

/** What an account has: the content of each key, by the kind of its item. */
type Account = Map<string, { kind: string; content: string }>

const importInto = async (account: Account, { source, items }: ReadFile) => {
  const identities = source === null ? [] : identify(source, items)
  const counts = { readings: 0, entries: 0, there: 0, changed: 0 }
  for (const [place, { key, content }] of identities.entries()) {
    const known = account.get(key)
    const kind = items[place]?.kind ?? ''
    if (known === undefined) account.set(key, { kind, content })
    if (known === undefined) counts[kind === 'reading' ? 'readings' : 'entries'] += 1
    else counts.there += 1
    if (known !== undefined && known.content !== content) counts.changed += 1
  }
  return {
    added: { readings: counts.readings, entries: counts.entries },
    alreadyThere: counts.there,
    ofTheseChangedInSource: counts.changed,
  }
}

it.each(secondRuns)('adds only what is new: $what', async ({ steps }) => {
  const account: Account = new Map()
  for (const { file, ...expected } of steps)
    expect(await importInto(account, await readExport(dataFile(file)))).toEqual(expected)
})
