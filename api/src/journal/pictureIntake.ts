// The way of a picture from a request to where it is stored.
import { headerNames } from '@truenorth/api-contract/headers'
import {
  journalImageSchema,
  longestAltText,
  mostImageBytes,
  type JournalImage,
} from '@truenorth/api-contract/journal'
import {
  mostSealingBytes,
  sealedPictureMagic,
  sealedPictureType,
} from '@truenorth/api-contract/sealedPages'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { text } from '../fields/text.ts'
import { hexDigest } from '../http/answerList.ts'
import { Failure } from '../http/failure.ts'
import { check, wholeBody } from '../http/requestBody.ts'
import { createItem, type ResourceParts } from '../idempotency/createItem.ts'
import { pictureFileOf, takeIn, type PictureIntakeParts } from '../pictures/pictureFile.ts'
import { storedInstant } from '../time/instant.ts'
import type { ImageRepository, NewPicture } from './image.repository.ts'

export const altSchema = z.object({ alt: text({ max: longestAltText, blank: true }) })

const altTextIn = (c: Context) => {
  const encoded = c.req.header(headerNames.altText) ?? ''
  try {
    return check(altSchema, { alt: decodeURIComponent(encoded) }).alt
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    throw new Failure(400, { alt: [`${headerNames.altText} is not percent-encoded text.`] })
  }
}

const magic = new TextEncoder().encode(sealedPictureMagic)

const sealedPicture = (c: Context, bytes: Uint8Array<ArrayBuffer>): NewPicture => {
  if (!magic.every((byte, index) => bytes[index] === byte))
    throw new Failure(415, { detail: 'This is not a sealed picture.' })
  if (altTextIn(c) !== '')
    throw new Failure(400, {
      alt: ['The description of a sealed picture is sealed with the text of its entry.'],
    })
  return { bytes, type: sealedPictureType, alt: '' }
}

const sentPicture = async (c: Context): Promise<NewPicture> => {
  const bytes = new Uint8Array(await wholeBody(c.req.arrayBuffer()))
  const isSealed = c.req.header('Content-Type') === sealedPictureType
  const most = mostImageBytes + (isSealed ? mostSealingBytes : 0)
  if (bytes.length > most)
    throw new Failure(413, { detail: `A picture may have at most ${most} bytes.` })
  if (isSealed) return sealedPicture(c, bytes)
  return { ...pictureFileOf(bytes), alt: altTextIn(c) }
}

/** Takes the picture of a request, in the turn of its user; `write` stores it, once for each idempotency key. */
export const createPictureIntake = <Repositories extends { journalImages: ImageRepository }>({
  repositories,
  clock,
  turns,
  ...intake
}: ResourceParts<Repositories> & PictureIntakeParts) => {
  const toStore = async (userId: number, { bytes, type, alt }: NewPicture): Promise<NewPicture> => {
    if (type !== sealedPictureType)
      return { alt, ...(await takeIn(intake, userId, { bytes, type })) }
    await intake.takePicture?.(userId, bytes.length)
    return { bytes, type, alt }
  }

  return async (
    c: Context,
    userId: number,
    write: (
      repositories: Repositories,
      picture: NewPicture,
      instant: string,
    ) => Promise<JournalImage>,
    importId?: number,
  ) => {
    const sent = await sentPicture(c)
    return turns.run(userId, async () => {
      const now = clock()
      const picture = await toStore(userId, sent)
      return createItem(c, {
        repositories,
        userId,
        // The alternative text does not count: it may be edited between two attempts.
        input: { picture: await hexDigest('SHA-256', sent.bytes) },
        now,
        write: (within) => write(within, picture, storedInstant(now)),
        find: async (id) => {
          const stored = await repositories.journalImages.find(userId, id, importId)
          return stored && journalImageSchema.parse(stored)
        },
      })
    })
  }
}
