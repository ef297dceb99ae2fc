// The picture that a message may have: how it is sent, and where it is stored.
import { mostImageBytes, pictureTypes } from '@truenorth/api-contract/journal'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Tables } from '../db/tables.ts'
import type { PictureFile } from '../pictures/pictureFile.ts'

const base64 = /^[A-Za-z0-9+/]+={0,2}$/
const longestBase64 = 4 * Math.ceil(mostImageBytes / 3)

/** The bytes of a picture in base64, as a member of a JSON body. */
export const pictureField = () =>
  z.string().check(
    z.refine((sent) => sent.length <= longestBase64, {
      error: `A picture may have at most ${mostImageBytes} bytes.`,
      abort: true,
    }),
    z.refine((sent) => sent.length % 4 === 0 && base64.test(sent), {
      error: 'Not the bytes of a picture in base64.',
    }),
  )

/** The bytes of a checked member. */
export const bytesIn = (sent: string) =>
  Uint8Array.from(atob(sent), (letter) => letter.charCodeAt(0))

/** Where administrators read the picture of a message, under /api. */
export const inboxPicturePath = (id: number) => `/feedback/${id}/picture/`

/** Where its author reads it. */
export const ownPicturePath = (id: number) => `/my-feedback/${id}/picture/`

/** A picture as the body of an answer. */
export const pictureHeaders = ({ type }: PictureFile) => ({
  'Content-Type': type,
  'Content-Disposition': 'inline',
})

const typeSchema = z.enum(pictureTypes)

/** The stored picture of a message; with `userId` only where that is its author. */
export const findPicture = async (
  db: Kysely<Tables>,
  id: number,
  userId?: number,
): Promise<PictureFile | undefined> => {
  const row = await db
    .selectFrom('feedback_pictures')
    .innerJoin('feedback', 'feedback.id', 'feedback_pictures.feedback_id')
    .select(['feedback_pictures.bytes', 'feedback_pictures.type'])
    .where('feedback_pictures.feedback_id', '=', id)
    .$if(userId !== undefined, (own) => own.where('feedback.user_id', '=', userId ?? 0))
    .executeTakeFirst()
  return row && { bytes: new Uint8Array(row.bytes), type: typeSchema.parse(row.type) }
}
