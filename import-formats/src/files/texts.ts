// Bytes to text, and text to JSON.
import { Refusal } from '../refusal'
import { deepestJson, mostTextBytes } from './limits'

const encodingOf = (bytes: Uint8Array) => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

/** The text of bytes in UTF-8, or in UTF-16 with its mark. @throws Refusal for other bytes */
export const decodeText = (bytes: Uint8Array) => {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal('not-utf8')
  }
}

/** @throws Refusal for a text that is too long, or that is none */
export const textOfBlob = async (blob: Blob) => {
  if (blob.size > mostTextBytes) throw new Refusal('too-large')
  return decodeText(new Uint8Array(await blob.arrayBuffer()))
}

// Engines have a stack of their own for nesting, and a deep one ends some of them.
const isDeep = (text: string) => {
  let depth = 0
  let inString = false
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charCodeAt(place)
    if (inString) {
      if (sign === 0x5c) place += 1
      else if (sign === 0x22) inString = false
    } else if (sign === 0x22) inString = true
    else if (sign === 0x5b || sign === 0x7b) {
      depth += 1
      if (depth > deepestJson) return true
    } else if (sign === 0x5d || sign === 0x7d) depth -= 1
  }
  return false
}

/** @throws Refusal for a text that is not JSON, or that is nested too deep to be an export */
export const parseJson = (text: string): unknown => {
  if (isDeep(text)) throw new Refusal('not-json')
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('not-json')
  }
}
