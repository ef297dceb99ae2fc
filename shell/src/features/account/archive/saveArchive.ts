import { localToday } from '@truenorth/shared-ui'

/** Hands a file to the browser's downloads. */
export const saveArchive = (archive: Blob) => {
  const address = URL.createObjectURL(archive)
  const link = document.createElement('a')
  link.href = address
  link.download = `truenorth-${localToday()}.zip`
  link.click()
  URL.revokeObjectURL(address)
}
