const kilobyte = 1000
const megabyte = kilobyte * kilobyte
const gigabyte = kilobyte * megabyte

const format = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })

/** Bytes in the unit that suits them: `0 KB`, `12.3 MB`. */
export const sizeText = (bytes: number) => {
  if (bytes >= gigabyte) return `${format.format(bytes / gigabyte)} GB`
  if (bytes >= megabyte) return `${format.format(bytes / megabyte)} MB`
  return `${Math.ceil(bytes / kilobyte)} KB`
}
