import sharp from 'sharp'
import { createPictureEncoder } from './pictureEncoder.ts'

const { encodePicture: encode, shrinkPicture: shrink } = createPictureEncoder()
const plain = (width = 8, height = 6, background = '#285aa0') =>
  sharp({ create: { width, height, channels: 3, background } })
const given = (bytes: Buffer) => new Uint8Array(bytes)
const contentOf = async (bytes: Buffer) => {
  const picture = await encode(given(bytes))
  return { ...picture, metadata: await sharp(picture.bytes).metadata() }
}

describe('a picture is stored as one WebP', () => {
  it.each(['webp', 'jpeg', 'png'] as const)('of a %s', async (format) => {
    const { type, metadata } = await contentOf(await plain().toFormat(format).toBuffer())
    expect(type).toBe('image/webp')
    expect(metadata).toMatchObject({ format: 'webp', width: 8, height: 6 })
  })

  it('without the place where it was taken, and turned as it was held', async () => {
    const photo = await plain()
      .withExif({
        IFD0: { Copyright: 'Casey' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { bytes, metadata } = await contentOf(photo)
    expect([metadata.exif, metadata.icc, metadata.xmp]).toEqual([undefined, undefined, undefined])
    expect([metadata.width, metadata.height]).toEqual([6, 8])
    expect(Buffer.from(bytes).includes('Casey')).toBe(false)
  })

  it('without what stands behind it', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    const { bytes } = await contentOf(Buffer.concat([await plain().png().toBuffer(), page]))
    expect(Buffer.from(bytes).includes('script')).toBe(false)
  })

  it('of the first image where it moves', async () => {
    const images = [plain(), plain(8, 6, '#c03020')]
    const pages = await Promise.all(images.map((image) => image.png().toBuffer()))
    const frames = await sharp(pages, { join: { animated: true } })
      .webp()
      .toBuffer()
    expect((await sharp(frames).metadata()).pages).toBe(2)
    expect((await contentOf(frames)).metadata.pages).toBeUndefined()
  })

  it('at most 1600 pixels long', async () => {
    const { metadata } = await contentOf(await plain(3200, 800).png().toBuffer())
    expect([metadata.width, metadata.height]).toEqual([1600, 400])
  })
})

const widthAt = 16
const crcAt = 29
const crcOf = (bytes: Uint8Array) => {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

describe('a picture is refused', () => {
  it('when its header promises 60,000 × 60,000 pixels', async () => {
    const huge = await plain().png().toBuffer()
    huge.writeUInt32BE(60_000, widthAt)
    huge.writeUInt32BE(60_000, widthAt + 4)
    huge.writeUInt32BE(crcOf(huge.subarray(12, crcAt)), crcAt)
    await expect(encode(given(huge))).rejects.toMatchObject({
      status: 413,
      body: { detail: 'A picture may have at most 16 megapixels.' },
    })
  })

  it.each([
    ['that is cut', async () => (await plain(800, 600).jpeg().toBuffer()).subarray(0, 900)],
    ['that only begins like one', async () => Buffer.from('RIFF\x10\0\0\0WEBPVP8 some-bytes')],
  ])('%s', async (_what, make) => {
    await expect(encode(given(await make()))).rejects.toMatchObject({ status: 415 })
  })
})

describe('a small picture', () => {
  it.each([
    ['wide', 1600, 900, { width: 455, height: 256 }],
    ['high', 900, 1600, { width: 256, height: 455 }],
    ['small already', 90, 60, { width: 90, height: 60 }],
  ])('of a %s one has a shorter side of at most 256 pixels', async (_, width, height, size) => {
    const stored = await encode(given(await plain(width, height).webp().toBuffer()))
    const { bytes, type } = await shrink(stored.bytes)
    expect(type).toBe('image/webp')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', ...size })
  })
})
