/** Pictures an entry may hold. */
export const mostPictures = 6
/** Of a file that is picked; what is sent is far smaller. */
export const mostFileBytes = 40_000_000
