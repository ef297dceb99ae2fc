/** A pattern for `like … escape '\\'` that finds a text anywhere. */
export const contains = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
