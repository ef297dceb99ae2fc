/** Files that are pasted or dropped; none for pasted text, also when a picture of it comes along. */
export const filesIn = (data: DataTransfer): File[] => {
  const isText = Array.from(data.types).includes('text/plain')
  return isText ? [] : Array.from(data.files)
}
