// The tables of a Diaro backup: <table name="…"> with rows <r> of one element for each field.
import type { Progress } from '../progress'
import { Refusal } from '../refusal'

export type DiaroRow = Record<string, string>

const chunk = 2 ** 16

/** The rows of each table by its name. @throws Refusal for what is not XML, or declares entities */
export const diaroTables = async (text: string, progress: Progress) => {
  const tables = new Map<string, DiaroRow[]>()
  const path: string[] = []
  let rows: DiaroRow[] = []
  let fields: [string, string][] = []
  let value = ''
  // Loaded with the first backup: other formats need none of it.
  const { SaxesParser } = await import(/* webpackChunkName: "saxes" */ 'saxes')
  const parser = new SaxesParser()
  // Entities of a document can grow without an end, and a backup has none.
  parser.on('doctype', () => {
    throw new Refusal('xml-doctype')
  })
  parser.on('error', () => {
    throw new Refusal('not-xml')
  })
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name)
    value = ''
    if (name === 'r') fields = []
    if (name !== 'table') return
    const table = attributes.name ?? ''
    rows = tables.get(table) ?? []
    tables.set(table, rows)
  })
  parser.on('text', (part) => (value += part))
  parser.on('cdata', (part) => (value += part))
  parser.on('closetag', ({ name }) => {
    path.pop()
    if (name === 'r') rows.push(Object.fromEntries(fields))
    else if (path.at(-1) === 'r') fields.push([name, value])
  })
  for (let start = 0; start < text.length; start += chunk) {
    await progress(start / text.length)
    parser.write(text.slice(start, start + chunk))
  }
  parser.close()
  return tables
}
