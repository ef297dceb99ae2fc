// While something is on trial a document knows two builds of a remote, and each browser fetches early the one that it gets.
import { canaryCookie, trialOffset, type RegistryEntry } from '../registry.ts'

const year = 31_536_000

/** For which browsers a file is: the offset and share of the trial, and whether they are in it. */
export type Chance = `${number} ${number} ${'in' | 'out'}`

/** For whom the build on trial of a remote is, and for whom its live one. */
export const chancesOf = ({ name, canary }: RegistryEntry): Record<'in' | 'out', Chance> => {
  const trial = [trialOffset(name), canary?.share ?? 0] as const
  return { in: `${trial[0]} ${trial[1]} in`, out: `${trial[0]} ${trial[1]} out` }
}

/** Chooses as the shell does when it has arrived (`chooseRelease`), among what stands in the document before it. */
export const chanceScript = `(function(d){var k=/(?:^|; )${canaryCookie}=(\\d{1,2})(?:;|$)/.exec(d.cookie),n=k?+k[1]:Math.floor(Math.random()*100)
d.cookie='${canaryCookie}='+n+'; path=/; max-age=${year}; samesite=lax'
d.querySelectorAll('link[data-chance]').forEach(function(l){var c=l.dataset.chance.split(' ')
if((n+ +c[0])%100< +c[1]!==(c[2]==='in'))return
if(c[3])l.dataset.late='';else l.rel='preload'})})(document)`
