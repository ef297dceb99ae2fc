// A picture within a JSON body, so that message and picture are one write, also one that waits for a connection.

const mark = ';base64,'

/** The bytes of a blob in base64. */
export const base64Of = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const url = typeof reader.result === 'string' ? reader.result : ''
      resolve(url.slice(url.indexOf(mark) + mark.length))
    })
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('A picture cannot be read')),
    )
    reader.readAsDataURL(blob)
  })

const typesByBeginning = { UklGR: 'image/webp', '/9j/': 'image/jpeg' }

/** The picture with these bytes; empty where they are no base64. */
export const blobOf = (base64: string) => {
  const known = Object.entries(typesByBeginning).find(([begin]) => base64.startsWith(begin))
  const type = known?.[1] ?? 'image/png'
  try {
    return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type })
  } catch {
    // A stored draft holds something else.
    return new Blob()
  }
}
