// Tables for spreadsheets, made on the server and in browsers.
// Spreadsheets run a cell that begins like this as a formula, also behind blanks and as a full-width sign.
const looksLikeFormula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** One value of a CSV file: quoted, and never a formula. */
export const csvCell = (value: string | number | boolean | null | undefined) => {
  const text = String(value ?? '')
  const guarded = looksLikeFormula.test(text) ? `'${text}` : text
  return `"${guarded.replaceAll('"', '""')}"`
}

/** One line of a CSV file (RFC 4180). */
export const csvLine = (values: Parameters<typeof csvCell>[0][]) =>
  `${values.map(csvCell).join(',')}\r\n`

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF'
