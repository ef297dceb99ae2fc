// Backups in the age format (https://age-encryption.org/v1): written for public keys, read with a secret key. Both
// ways are streams of 64 KiB chunks, so that memory does not grow with the file.
import { createReadStream } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { codeOf } from '../db/errors.ts'

const firstLine = 'age-encryption.org/v1'
const secretPrefix = 'AGE-SECRET-KEY-'
const chunkBytes = 64 * 1024

/** A new key pair: the secret `identity` (`AGE-SECRET-KEY-1…`) and the public `recipient` (`age1…`). */
export const createKeyPair = async () => {
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** The first bytes of a file, as text. */
export const firstBytes = async (path: string, count: number) => {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

export const isEncrypted = async (path: string) =>
  (await firstBytes(path, firstLine.length)) === firstLine

/**
 * Encrypts a stream for public keys, each of which opens it alone.
 * @throws one sentence for the operator when one of them is no key
 */
export const encrypt = async (source: Readable, recipients: readonly string[]) => {
  const encrypter = new Encrypter()
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient)
    } catch (cause) {
      throw new Error(`BACKUP_RECIPIENTS names ${recipient}, which is no public key of age.`, {
        cause,
      })
    }
  }
  return Readable.fromWeb(await encrypter.encrypt(bytesOf(source)))
}

// Readable.toWeb counts chunks instead of bytes, and hands on whatever a stream holds.
const bytesOf = (source: Readable): ReadableStream<Uint8Array> =>
  ReadableStream.from<Uint8Array>(source)

/**
 * The secret keys of an identity file, as `npm run backup-key` and `age-keygen` write it.
 * @throws one sentence for the operator when it holds none
 */
const readIdentities = async (path: string) => {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Error(`The identity file ${path} cannot be read (${codeOf(cause)}).`, { cause })
  })
  if (text.startsWith(firstLine))
    throw new Error(
      `The identity file ${path} is itself encrypted: decrypt it first, with age --decrypt.`,
    )
  const keys = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  if (keys.length === 0 || !keys.every((key) => key.startsWith(secretPrefix)))
    throw new Error(`${path} is no identity file: it has to hold a line ${secretPrefix}1….`)
  return keys
}

const decrypterOf = async (identityFile: string) => {
  const decrypter = new Decrypter()
  for (const key of await readIdentities(identityFile)) {
    try {
      decrypter.addIdentity(key)
    } catch (cause) {
      throw new Error(
        `The secret key in ${identityFile} is not whole: it was changed or cut off.`,
        {
          cause,
        },
      )
    }
  }
  return decrypter
}

// What the library says when no key fits; every other error of the header is damage.
const otherKey = "no identity matched any of the file's recipients"

const damageOf = (path: string, isAtEnd: boolean, cause: unknown) =>
  new Error(
    isAtEnd
      ? `${path} is cut off, or its end was altered: take another backup.`
      : `${path} was altered: take another backup.`,
    { cause },
  )

const isFileError = (error: unknown) => /^E[A-Z]+$/.test(codeOf(error))

// A file that ends early fails where its last chunk should be, an altered one at the chunk that was altered.
const checked = async function* (
  content: AsyncIterable<Uint8Array>,
  path: string,
  expectedBytes: number,
) {
  let bytes = 0
  try {
    for await (const chunk of content) {
      bytes += chunk.length
      yield chunk
    }
  } catch (cause) {
    if (isFileError(cause)) throw cause
    throw damageOf(path, bytes + chunkBytes >= expectedBytes, cause)
  }
}

/**
 * The content of an encrypted file. Every chunk is authenticated, and the end too: only a stream that
 * ends without an error was the whole of it.
 * @throws one sentence for the operator when the key is missing or another one, or the file was cut or altered
 */
export const decrypt = async (path: string, identityFile: string | undefined) => {
  if (!identityFile)
    throw new Error(
      `${path} is encrypted: name the file with its secret key by --identity or BACKUP_IDENTITY.`,
    )
  const decrypter = await decrypterOf(identityFile)
  const { size } = await stat(path)
  const source = createReadStream(path, { highWaterMark: chunkBytes })
  try {
    const content = await decrypter.decrypt(bytesOf(source))
    return Readable.from(checked(content, path, plainSize(content, size)), { objectMode: false })
  } catch (cause) {
    source.destroy()
    if (isFileError(cause)) throw cause
    if (cause instanceof Error && cause.message === otherKey)
      throw new Error(`${identityFile} does not open ${path}: it was encrypted for another key.`, {
        cause,
      })
    throw damageOf(path, size < chunkBytes, cause)
  }
}

// A size that no whole file has belongs to one that was cut within its last chunk.
const plainSize = (content: { size: (bytes: number) => number }, size: number) => {
  try {
    return content.size(size)
  } catch {
    return size
  }
}
