import type { ImportSource } from '@truenorth/api-contract/imports'

/** What a source is called. */
export const sourceNames: Record<ImportSource, string> = {
  'daylio-backup': 'Daylio backup',
  'daylio-csv': 'Daylio table',
  'day-one': 'Day One',
  pixy: 'Pixy',
  pixels: 'Pixels',
  presently: 'Presently',
  diaro: 'Diaro',
  'daily-you': 'Daily You',
  journey: 'Journey',
  jrnl: 'jrnl',
  rednotebook: 'RedNotebook',
  'generic-csv': 'Table',
  truenorth: 'Truenorth',
}

/** Apps whose exports can be read, and how to get the file out of each. Menus move: docs/import.md says the same. */
export const apps: { name: string; how: string }[] = [
  {
    name: 'Daylio',
    how: 'More, Backup & Restore, Advanced options, Export: the .daylio file has the pictures too. Or More, Export Entries, CSV.',
  },
  { name: 'Day One', how: 'Settings, Import/Export, Export, JSON. Choose the .zip as it is.' },
  { name: 'Pixels', how: 'In its settings, export your pixels as JSON.' },
  { name: 'Pixy', how: 'In its settings, export your data: a .json file.' },
  { name: 'Presently', how: 'In its settings, export your data: a .csv file.' },
  { name: 'Diaro', how: 'In its settings, back up to a file, without encryption: a .zip.' },
  {
    name: 'Daily You',
    how: 'In its settings, export your entries: a .json file. Its pictures are not in it.',
  },
  { name: 'Journey', how: 'In its settings, export your journal as a .zip of JSON.' },
  { name: 'jrnl', how: 'jrnl --format json --file journal.json' },
  { name: 'RedNotebook', how: 'The folder with the months (2024-06.txt), or a .zip of it.' },
  {
    name: 'A table',
    how: 'A .csv or .tsv file with a date, and a mood or a note, in columns with names.',
  },
  { name: 'Truenorth', how: 'The .zip of “Download everything”, which is under “Take it along”.' },
]
