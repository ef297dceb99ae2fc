/** The document of a route: `/mood/:moodId/edit` has `screen.mood._.edit.html`. */
export const documentName = (path: string) =>
  ['screen', ...path.split('/').filter(Boolean)]
    .map((part) => (part.startsWith(':') ? '_' : part))
    .join('.')
    .concat('.html')
