import { headerNames } from '@truenorth/api-contract/headers'
import {
  journalImageSchema,
  mostLooseImages,
  pictureSizes,
  type JournalImageChanges,
} from '@truenorth/api-contract/journal'
import { sealedPictureType } from '@truenorth/api-contract/sealedPages'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { FieldsOf } from '../fields/fields.ts'
import type { Person } from '../http/context.ts'
import { Failure, invalid } from '../http/failure.ts'
import { etagOf, found, idIn, saveItem, withEtag } from '../http/item.ts'
import { defineRoutes, implement } from '../http/route.ts'
import type { ResourceParts } from '../idempotency/createItem.ts'
import type { EncodePicture } from '../pictures/pictureEncoder.ts'
import type { PictureIntakeParts } from '../pictures/pictureFile.ts'
import { addMs, storedInstant } from '../time/instant.ts'
import type { ImageRepository } from './image.repository.ts'
import { altSchema, createPictureIntake } from './pictureIntake.ts'
import { looseMs } from './pictures.ts'

const changesSchema = z.object({
  alt: z.optional(altSchema.shape.alt),
} satisfies FieldsOf<JournalImageChanges>)

const sizeSchema = z.object({ size: z.optional(z.enum(pictureSizes)) })

const one = { path: '/journal/images/:id/', access: 'user' } as const

export const imageDefinitions = defineRoutes({
  create: {
    method: 'POST',
    path: '/journal/images/',
    access: 'user',
    summary: 'Send a picture, raw, with its description percent-encoded in X-Alt-Text',
    answers: { 201: journalImageSchema },
  },
  read: {
    ...one,
    method: 'GET',
    summary: 'The bytes of a picture, or of a small one made of it',
    query: sizeSchema,
    answers: { 200: null },
  },
  describe: {
    ...one,
    method: 'PATCH',
    summary: 'Describe a picture',
    body: changesSchema,
    answers: { 200: journalImageSchema },
  },
})

const tooManyLoose = (most: number) =>
  new Failure(413, {
    detail: `At most ${most} pictures can wait for an entry. Save the entry first, or try again tomorrow.`,
  })

export type ImageParts = ResourceParts<{ journalImages: ImageRepository }> &
  PictureIntakeParts & {
    /** How many pictures of a user may wait for an entry. */
    loosePictures?: number
    /** Without it a small picture is the picture itself. */
    shrinkPicture?: EncodePicture
  }

/** Pictures of the journal, under /journal/images/: sent raw, kept for a day until an entry holds them (D25). */
export const imageRoutes = (parts: ImageParts) => {
  const { repositories, clock, loosePictures = mostLooseImages, shrinkPicture } = parts
  const { journalImages } = repositories
  const takePicture = createPictureIntake(parts)
  const own = (c: Context, { id }: Person) => found(journalImages.find(id, idIn(c)))

  return implement(imageDefinitions, {
    create: async ({ c, user: { id: userId } }) => {
      await journalImages.removeLoose(storedInstant(addMs(clock(), -looseMs)))
      return takePicture(c, userId, async ({ journalImages }, picture, instant) => {
        // A repetition is none too many.
        if ((await journalImages.countLoose(userId)) >= loosePictures)
          throw tooManyLoose(loosePictures)
        return journalImages.add(userId, picture, instant)
      })
    },
    read: async ({ c, user, query }) => {
      const { size } = query()
      const picture = await own(c, user)
      const isSealed = picture.type === sealedPictureType
      const isShrunk = size === 'small' && shrinkPicture !== undefined && !isSealed
      const { bytes, type } = isShrunk ? await shrinkPicture(picture.bytes) : picture
      return c.body(bytes, 200, {
        'Content-Type': type,
        [headerNames.altText]: encodeURIComponent(picture.alt),
        ETag: etagOf(picture),
        ...(isSealed && { 'Content-Disposition': 'attachment' }),
      })
    },
    describe: async ({ c, user, body }) => {
      const { bytes: _, type, ...before } = await own(c, user)
      if (type === sealedPictureType)
        throw invalid({ alt: ['This picture is sealed, and so is its description.'] })
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
