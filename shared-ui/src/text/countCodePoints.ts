/** How many code points a text has: what the limit of a note counts, here, in the form and on the server. */
export const countCodePoints = (text: string) => {
  let count = 0
  for (const _ of text) count += 1
  return count
}
