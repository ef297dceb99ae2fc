// The page of an export that a person reads: it opens from the disk, without scripts and without a network.
import {
  journalEntrySchema,
  shownEmotion,
  type JournalEntry,
} from '@truenorth/api-contract/journal'
import {
  journeySchema,
  milestoneSchema,
  type Journey,
  type Milestone,
} from '@truenorth/api-contract/journeys'
import { moodSchema, type Mood } from '@truenorth/api-contract/moods'
import { isKnownZone } from '@truenorth/api-contract/zones'
import { html, raw } from 'hono/html'
import type { Person } from '../http/context.ts'
import { itemsInTurn } from '../http/longListStream.ts'
import type { EntryRepository } from '../journal/entry.repository.ts'
import type { JourneyRepository } from '../journeys/journey.repository.ts'
import type { MilestoneRepository } from '../journeys/milestone.repository.ts'
import type { MoodRepository } from '../moods/mood.repository.ts'
import { wallClock } from '../time/zone.ts'
import type { ExportedPicture } from './exportJournal.ts'

type Repositories = {
  moods: MoodRepository
  journeys: JourneyRepository
  milestones: MilestoneRepository
  journalEntries: EntryRepository
}

type Markup = ReturnType<typeof html>

// The words of the product for moods from 1 to 5 (D17).
const moodWords = ['Very Sad', 'Sad', 'Okay', 'Good', 'Excellent']
const moodWord = (mood: number) => moodWords[mood - 1] ?? String(mood)

const style = `
  :root { color-scheme: light dark; --line: #8886; --quiet: #595959; }
  @media (prefers-color-scheme: dark) { :root { --quiet: #aaa; } }
  body { margin: 0 auto; padding: 24px 20px 80px; max-width: 42em; font: 17px/1.6 Georgia, serif; }
  h1, h2, h3 { line-height: 1.25; overflow-wrap: anywhere; }
  h2 { margin-top: 64px; padding-bottom: 8px; border-bottom: 1px solid var(--line); }
  nav a { margin-right: 20px; }
  article { margin: 40px 0; }
  article p, td { white-space: pre-wrap; overflow-wrap: anywhere; }
  ul { padding: 0; list-style: none; }
  .facts { color: var(--quiet); font: 14px/1.5 system-ui, sans-serif; }
  img { display: block; max-width: 100%; margin: 16px 0; border-radius: 8px; }
  table { width: 100%; border-collapse: collapse; font: 15px/1.5 system-ui, sans-serif; }
  th, td { padding: 8px 12px 8px 0; text-align: left; vertical-align: top; }
  tr { border-bottom: 1px solid var(--line); }
  td:nth-child(-n + 3) { white-space: nowrap; }
  @media (max-width: 40em) {
    thead { display: none; }
    table, tbody { display: block; }
    tr { display: flex; flex-wrap: wrap; gap: 2px 12px; padding: 12px 0; }
    td { padding: 0; }
    td:nth-child(n + 4) { flex: 1 0 100%; }
    td:empty { display: none; }
    td:last-child { color: var(--quiet); }
  }
  @media print { article, tr { break-inside: avoid; } nav { display: none; } }
`

// Whole elements come from `html`, which escapes what is put in; the rest is fixed text.
const head = (username: string) => html`
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'" />
    <title>Truenorth: everything of ${username}</title>
    <style>
      ${raw(style)}
    </style>
  </head>
`

const opening = (username: string, exportedAt: string) => html`
  <h1>Everything of ${username}</h1>
  <p class="facts">
    Taken from Truenorth on ${exportedAt.slice(0, 10)}. This page needs only the folder “pictures”
    beside it.
  </p>
  <nav>
    <a href="#paths">Paths</a> <a href="#journal">Journal</a> <a href="#readings">Readings</a>
  </nav>
`

const waypointItem = ({ title, is_completed, target_date, reward, description }: Milestone) => {
  const facts = [target_date, reward, description].filter(Boolean).join(' · ')
  return html`<li dir="auto">
    ${is_completed ? '☑' : '☐'} ${title}
    <span class="facts">${facts}</span>
  </li>`
}

const pathItem = (journey: Journey, waypoints: readonly Milestone[]) => {
  const { title, emoji, status_display, start_date, target_date, description } = journey
  return html`<article dir="auto">
    <h3>${emoji} ${title}</h3>
    <p class="facts">${status_display} · ${start_date} to ${target_date}</p>
    <p>${description}</p>
    <ul>
      ${waypoints.map(waypointItem)}
    </ul>
  </article>`
}

const paths = async function* ({ journeys, milestones }: Repositories, userId: number) {
  for await (const part of itemsInTurn(journeys.list(userId), journeySchema)) {
    for (const journey of part) {
      const waypoints: Milestone[] = []
      for await (const some of itemsInTurn(milestones.list(journey.id), milestoneSchema))
        waypoints.push(...some)
      yield pathItem(journey, waypoints)
    }
  }
}

const entryItem = (entry: JournalEntry, pictures: ReadonlyMap<string, ExportedPicture>) => {
  const shown = entry.sealed ? [] : entry.images.flatMap((path) => pictures.get(path) ?? [])
  const tags = entry.tags.map((tag) => ` #${tag}`).join('')
  const { entry_date, entry_time, mood } = entry
  const facts = [entry_date, entry_time ?? '', moodWord(mood), shownEmotion(entry)]
  return html`<article dir="auto">
    <h3>${entry.title}</h3>
    <p class="facts">${facts.filter(Boolean).join(' · ')}${tags}</p>
    <p>${entry.content}</p>
    ${shown.map(({ file, alt }) => html`<img src="${file}" alt="${alt}" loading="lazy" />`)}
  </article>`
}

const columns = html`<thead>
  <tr>
    <th>Day</th>
    <th>Mood</th>
    <th>Energy</th>
    <th>Note</th>
    <th>Tags</th>
  </tr>
</thead>`

// Of some readings only the day is known, and some zones are unknown here.
const clockOf = ({ timestamp, time_zone, has_time }: Mood) =>
  has_time !== false && isKnownZone(time_zone)
    ? wallClock(new Date(timestamp), time_zone).time.slice(0, 'HH:MM'.length)
    : ''

const readingRow = (reading: Mood) => {
  const { local_date, mood_value, energy, note, tags } = reading
  return html`<tr>
    <td>${local_date} ${clockOf(reading)}</td>
    <td>${moodWord(mood_value)}</td>
    <td>${energy}</td>
    <td dir="auto">${note}</td>
    <td dir="auto">${tags.join(', ')}</td>
  </tr>`
}

const sections = async function* (
  repositories: Repositories,
  user: Person,
  exportedAt: string,
  pictures: readonly ExportedPicture[],
): AsyncGenerator<Markup | string, void> {
  const { moods, journalEntries } = repositories
  yield '<!doctype html>\n<html lang="en">'
  yield head(user.username)
  yield '<body>'
  yield opening(user.username, exportedAt)
  yield '<h2 id="paths">Paths</h2>'
  yield* paths(repositories, user.id)
  yield '<h2 id="journal">Journal</h2>'
  const byPath = new Map(pictures.map((picture) => [picture.path, picture]))
  for await (const entries of itemsInTurn(journalEntries.list(user.id), journalEntrySchema))
    for (const entry of entries) yield entryItem(entry, byPath)
  yield '<h2 id="readings">Readings</h2>\n<table>'
  yield columns
  yield '<tbody>'
  for await (const readings of itemsInTurn(moods.list(user.id), moodSchema))
    yield html`${readings.map(readingRow)}`
  yield '</tbody>\n</table>\n</body>\n</html>'
}

/** `index.html` of the archive, piece by piece; all texts in it are escaped. */
export const exportPage = async function* (
  ...parts: Parameters<typeof sections>
): AsyncGenerator<string, void> {
  for await (const markup of sections(...parts)) yield `${markup.toString()}\n`
}
