import { headerNames } from '@truenorth/api-contract/headers'
import {
  journalImageSchema,
  longestAltText,
  mostImageBytes,
  mostLooseImages,
  type JournalImageChanges,
} from '@truenorth/api-contract/journal'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { FieldsOf } from '../fields/fields.ts'
import { text } from '../fields/text.ts'
import { hexDigest } from '../http/answerList.ts'
import type { Person } from '../http/context.ts'
import { Failure } from '../http/failure.ts'
import { etagOf, found, idIn, saveItem, withEtag } from '../http/item.ts'
import { check, wholeBody } from '../http/requestBody.ts'
import type { Turns } from '../http/queue.ts'
import { defineRoutes, implement } from '../http/route.ts'
import { createItem, type ResourceParts } from '../idempotency/createItem.ts'
import { addMs, storedInstant } from '../time/instant.ts'
import type { EncodePicture, ImageRepository, NewPicture } from './image.repository.ts'
import { looseMs, pictureType } from './pictures.ts'

const altSchema = z.object({ alt: text({ max: longestAltText, blank: true }) })
const changesSchema = z.object({
  alt: z.optional(altSchema.shape.alt),
} satisfies FieldsOf<JournalImageChanges>)

const one = { path: '/journal/images/:id/', access: 'user' } as const

export const imageDefinitions = defineRoutes({
  create: {
    method: 'POST',
    path: '/journal/images/',
    access: 'user',
    summary: 'Send a picture, raw, with its description percent-encoded in X-Alt-Text',
    answers: { 201: journalImageSchema },
  },
  read: { ...one, method: 'GET', summary: 'The bytes of a picture', answers: { 200: null } },
  describe: {
    ...one,
    method: 'PATCH',
    summary: 'Describe a picture',
    body: changesSchema,
    answers: { 200: journalImageSchema },
  },
})

const altTextIn = (c: Context) => {
  const encoded = c.req.header(headerNames.altText) ?? ''
  try {
    return check(altSchema, { alt: decodeURIComponent(encoded) }).alt
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    throw new Failure(400, { alt: [`${headerNames.altText} is not percent-encoded text.`] })
  }
}

const sentPicture = async (c: Context): Promise<NewPicture> => {
  const bytes = new Uint8Array(await wholeBody(c.req.arrayBuffer()))
  if (bytes.length > mostImageBytes) {
    throw new Failure(413, { detail: `A picture may have at most ${mostImageBytes} bytes.` })
  }
  const type = pictureType(bytes)
  if (!type) throw new Failure(415, { detail: 'This is not a WebP, JPEG or PNG picture.' })
  return { bytes, type, alt: altTextIn(c) }
}

const tooManyLoose = (most: number) =>
  new Failure(413, {
    detail: `At most ${most} pictures can wait for an entry. Save the entry first, or try again tomorrow.`,
  })

export type ImageParts = ResourceParts<{ journalImages: ImageRepository }> & {
  /** Without it a picture is stored as it was sent. */
  encodePicture?: EncodePicture
  turns: Turns
  /** How many pictures of a user may wait for an entry. */
  loosePictures?: number
  /** @throws Failure 413 when there is no room for a picture of so many bytes */
  takePicture?: ((userId: number, bytes: number) => Promise<void>) | undefined
}

/** Pictures of the journal, under /journal/images/: sent raw, kept for a day until an entry holds them (D25). */
export const imageRoutes = ({ repositories, clock, turns, ...parts }: ImageParts) => {
  const { journalImages } = repositories
  const { encodePicture, takePicture, loosePictures = mostLooseImages } = parts
  const own = (c: Context, { id }: Person) => found(journalImages.find(id, idIn(c)))

  const store = async (c: Context, userId: number, sent: NewPicture) => {
    const now = clock()
    const picture = encodePicture ? { ...sent, ...(await encodePicture(sent.bytes)) } : sent
    await takePicture?.(userId, picture.bytes.length)
    await journalImages.removeLoose(storedInstant(addMs(now, -looseMs)))
    return createItem(c, {
      repositories,
      userId,
      // The alternative text does not count: it may be edited between two attempts.
      input: { picture: await hexDigest('SHA-256', sent.bytes) },
      now,
      // A repetition is none too many.
      write: async ({ journalImages }) => {
        if ((await journalImages.countLoose(userId)) >= loosePictures)
          throw tooManyLoose(loosePictures)
        return journalImages.add(userId, picture, storedInstant(now))
      },
      find: async (id) => {
        const stored = await journalImages.find(userId, id)
        return stored && journalImageSchema.parse(stored)
      },
    })
  }

  return implement(imageDefinitions, {
    create: async ({ c, user }) => {
      const sent = await sentPicture(c)
      return turns.run(user.id, () => store(c, user.id, sent))
    },
    read: async ({ c, user }) => {
      const picture = await own(c, user)
      return c.body(picture.bytes, 200, {
        'Content-Type': picture.type,
        [headerNames.altText]: encodeURIComponent(picture.alt),
        ETag: etagOf(picture),
      })
    },
    describe: async ({ c, user, body }) => {
      const { bytes: _, type: __, ...before } = await own(c, user)
      const { alt } = await body()
      if (alt === undefined) return withEtag(c, before)
      return saveItem(c, {
        before,
        save: (onlyVersion) => journalImages.describe(user.id, before.id, alt, onlyVersion),
        reload: async () => before,
      })
    },
  })
}
