// Names of columns in the tables of people and other apps, in the languages that are common there.
import type { Columns } from '../types'

type Column = keyof Columns

const names: Record<Column, string> = {
  date:
    'date|day|datetime|date time|date/time|timestamp|entry date|entrydate|local_date|created|created at|created_at|' +
    'datum|zeitpunkt|jour|fecha|día|dia',
  time: 'time|clock|uhrzeit|zeit|heure|hora',
  mood:
    'mood|mood_value|mood value|mood score|rating|score|feeling|stimmung|laune|bewertung|humeur|note d’humeur|' +
    'ánimo|animo|estado de ánimo|estado de animo|humor',
  note:
    'note|notes|text|comment|comments|content|entry|journal|body|description|message|notiz|notizen|kommentar|' +
    'eintrag|texte|commentaire|contenu|nota|notas|texto|comentario|contenido',
  title: 'title|subject|headline|titel|überschrift|betreff|titre|título|titulo',
  tags:
    'tags|labels|activities|emotions|aktivitäten|schlagwörter|schlagworte|étiquettes|activités|etiquetas|' +
    'actividades',
}

const columnOf = new Map(
  Object.entries(names).flatMap(([column, list]) => list.split('|').map((name) => [name, column])),
)

const isColumn = (name: string | undefined): name is Column => name !== undefined && name in names

/** Which place has which column; the first of several with one meaning. */
export const columnsOf = (header: readonly string[]): Columns => {
  const columns: Columns = {}
  for (const [place, name] of header.entries()) {
    const column = columnOf.get(name.normalize('NFC').toLowerCase().replace(/\s+/g, ' '))
    if (isColumn(column) && columns[column] === undefined) columns[column] = place
  }
  return columns
}

/** Whether a table with these columns can be read: days, and something said about them. */
export const isEnough = ({ date, mood, note, title }: Columns) =>
  date !== undefined && (mood !== undefined || note !== undefined || title !== undefined)
