import { Hono, type Context } from 'hono'
import type { AppEnv } from '../http/appEnv.ts'
import { body, check } from '../http/body.ts'
import { createItem } from '../http/createItem.ts'
import { Failure } from '../http/failure.ts'
import { answerItem, etagOf, item, saveItem } from '../http/item.ts'
import type { ResourceParts } from '../http/resourceParts.ts'
import { wholeBody } from '../http/wholeBody.ts'
import { addMs, storedInstant } from '../time/instant.ts'
import { looseMs, type NewPicture } from './journalImage.repository.ts'
import { imageChangesSchema } from './journalImage.schema.ts'
import { pictureType } from './pictureType.ts'

const mostBytes = 400_000
/** The description of a picture, percent-encoded: beside its bytes, both ways. */
const altHeader = 'X-Alt-Text'

const altIn = (c: Context) => {
  try {
    return check(imageChangesSchema, { alt: decodeURIComponent(c.req.header(altHeader) ?? '') }).alt
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    throw new Failure(400, { alt: [`${altHeader} is not percent-encoded text.`] })
  }
}

const pictureIn = async (c: Context): Promise<NewPicture> => {
  const bytes = new Uint8Array(await wholeBody(c.req.arrayBuffer()))
  if (bytes.length > mostBytes) {
    throw new Failure(413, { detail: `A picture may have at most ${mostBytes} bytes.` })
  }
  const type = pictureType(bytes)
  if (!type) throw new Failure(415, { detail: 'This is not a WebP, JPEG or PNG picture.' })
  return { bytes, type, alt: altIn(c) }
}

const digestOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** Pictures of the journal, under /journal/images: sent raw, kept a day until an entry holds them (D25). */
export const journalImageRoutes = ({ repositories, clock }: ResourceParts) => {
  const { journalImages } = repositories
  const image = item((user, id) => journalImages.find(user.id, id))

  return new Hono<AppEnv>()
    .post('/', async (c) => {
      const now = clock()
      const { user } = c.var
      const picture = await pictureIn(c)
      await journalImages.removeLoose(storedInstant(addMs(now, -looseMs)))
      return createItem(c, {
        repositories,
        userId: user.id,
        // Words typed between two attempts do not make it another picture.
        input: { picture: await digestOf(picture.bytes) },
        now,
        write: ({ journalImages }) => journalImages.add(user.id, picture, storedInstant(now)),
      })
    })
    .get('/:id', image, (c) => {
      const { bytes, type, alt } = c.var.item
      const headers = { 'Content-Type': type, [altHeader]: encodeURIComponent(alt) }
      return c.body(bytes, 200, { ...headers, ETag: etagOf(c.var.item) })
    })
    .patch('/:id', image, body(imageChangesSchema.partial()), (c) => {
      const { user, body: changes, item: found } = c.var
      const { bytes: _, type: __, ...before } = found
      const { alt } = changes
      if (alt === undefined) return answerItem(c, before)
      return saveItem(c, {
        before,
        save: (onlyVersion) => journalImages.describe(user.id, before.id, alt, onlyVersion),
        reload: async () => before,
      })
    })
}
