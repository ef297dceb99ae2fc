/** Saves a file to the browser's downloads. */
export const saveFile = (file: Blob, name: string) => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
