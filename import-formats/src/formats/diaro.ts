// Diaro: XML of the app's tables, with pictures under media/photo/. Templates are not entries.
import { createCollector, type Collector } from '../collector'
import { isMoment, isoOf, wallClock } from '../days'
import { baseName, folderOf, type Parts } from '../files/parts'
import { picturesAmong } from '../files/pictures'
import { Refusal } from '../refusal'
import { diaroTables, type DiaroRow } from './diaroTables'
import { zoneOf, type PartsFormat } from './format'

const byId = (rows: readonly DiaroRow[] | undefined) =>
  new Map(rows?.map((row) => [row.uid ?? '', row]))

// Backups of the first editions have no table of moods: their numbers count from the best.
const moodOf = (uid: string, moods: ReadonlyMap<string, DiaroRow> | null) => {
  if (uid === '' || uid === '0') return { mood: null, moodName: '' }
  const found = moods?.get(uid)
  const value = moods ? Number(found?.weight) : 6 - Number(uid)
  const isStep = Number.isInteger(value) && value >= 1 && value <= 5
  const unnamed = moods ? `#${uid}` : uid
  return { mood: isStep ? value : null, moodName: found?.title?.trim() || unnamed }
}

const photosByEntry = (rows: readonly DiaroRow[] = []) => {
  const photos = new Map<string, DiaroRow[]>()
  for (const row of rows.toSorted((one, other) => Number(one.position) - Number(other.position))) {
    const entry = row.entry_uid ?? ''
    photos.set(entry, [...(photos.get(entry) ?? []), row])
  }
  return photos
}

const picturesOf = async (
  attachments: readonly DiaroRow[] = [],
  [parts, folder]: [Parts, string],
  at: string,
  collector: Collector,
) => {
  const photos = attachments.filter(({ type }) => type === 'photo')
  if (photos.length < attachments.length)
    collector.warn(at, 'not-imported', `attachments: ${attachments.length - photos.length}`)
  const named = photos.map(({ filename = '' }) => {
    const shown = `media/photo/${filename}`
    return { part: folder + shown, shown }
  })
  return await picturesAmong(parts, named, at, collector)
}

const backupOf = ({ names }: Parts) => names.find((name) => baseName(name) === 'DiaroBackup.xml')

export const diaro: PartsFormat = {
  isContent: ({ names }) =>
    names.some((name) => /^DiaroBackup\.(?:xml|denc)$/.test(baseName(name))),

  read: async (parts, { options, progress }) => {
    const backup = backupOf(parts)
    if (backup === undefined) throw new Refusal('encrypted')
    const tables = await diaroTables(await parts.text(backup), progress)
    if (!tables.has('diaro_entries')) return null
    const collector = createCollector('diaro', 'diary', options.today)
    const moods = tables.has('diaro_moods') ? byId(tables.get('diaro_moods')) : null
    const tags = byId(tables.get('diaro_tags'))
    const folders = byId(tables.get('diaro_folders'))
    const attachments = photosByEntry(tables.get('diaro_attachments'))
    const place: [Parts, string] = [parts, folderOf(backup)]

    for (const [index, entry] of (tables.get('diaro_entries') ?? []).entries()) {
      await progress(1)
      const at = `diaro_entries[${index}]`
      const { uid = '', date, tz_offset: offset } = entry
      const moment = date ? Number(date) : null
      if (!isMoment(moment)) {
        collector.reject(at, 'bad-date', date)
        continue
      }
      const zone = zoneOf(offset, at, collector)
      const tagIds = (entry.tags ?? '').split(',').filter(Boolean)
      for (const id of tagIds) if (!tags.has(id)) collector.warn(at, 'tag-unknown', id)
      collector.add({
        at,
        ...wallClock(moment, zone ?? 'UTC'),
        zone,
        instant: isoOf(moment),
        ...moodOf(entry.mood ?? '', moods),
        tags: tagIds.map((id) => tags.get(id)?.title ?? ''),
        title: entry.title ?? '',
        text: entry.text ?? '',
        pictures: await picturesOf(attachments.get(uid), place, at, collector),
        sourceId: uid || null,
        container: folders.get(entry.folder_uid ?? '')?.title ?? null,
      })
    }
    return collector.finish()
  },
}
