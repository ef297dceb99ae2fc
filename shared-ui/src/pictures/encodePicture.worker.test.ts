import { encodePicture, fitWithin } from './encodePicture.worker'

it.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [800, 600, 800, 600],
  [1600, 1600, 1600, 1600],
  [9000, 2, 1600, 1],
])('%i × %i becomes %i × %i', (width, height, newWidth, newHeight) => {
  expect(fitWithin({ width, height }, 1600)).toEqual({ width: newWidth, height: newHeight })
})

type Canvas = { width: number }
type Asked = { type: string; quality: number }

const browserThatDraws = (
  encode: (canvas: Canvas, asked: Asked) => { size: number; type: string },
) => {
  const bitmap = { width: 4000, height: 3000, close: jest.fn() }
  const asked: string[] = []
  Object.assign(globalThis, {
    createImageBitmap: async () => bitmap,
    OffscreenCanvas: class {
      width: number
      constructor(width: number) {
        this.width = width
      }
      getContext = () => ({ drawImage: () => {} })
      convertToBlob = async (options: Asked) => {
        asked.push(`${this.width} ${options.type} ${options.quality}`)
        return encode(this, options)
      }
    },
  })
  return { bitmap, asked }
}

it('is a WebP of 1600 px when that fits', async () => {
  const { asked, bitmap } = browserThatDraws((_canvas, { type }) => ({ size: 300_000, type }))
  expect(await encodePicture(new Blob())).toEqual({ blob: { size: 300_000, type: 'image/webp' } })
  expect(asked).toEqual(['1600 image/webp 0.85'])
  expect(bitmap.close).toHaveBeenCalled()
})

it('loses quality first and pixels then, until it fits', async () => {
  const { asked } = browserThatDraws(({ width }, { type }) => ({ size: width * 300, type }))
  expect(await encodePicture(new Blob())).toMatchObject({ blob: { size: 360_000 } })
  expect(asked).toEqual([
    '1600 image/webp 0.85',
    '1600 image/webp 0.72',
    '1600 image/webp 0.58',
    '1200 image/webp 0.85',
  ])
})

it('is a JPEG where the browser cannot write WebP', async () => {
  browserThatDraws((_canvas, { type }) => ({
    size: 1000,
    type: type === 'image/webp' ? 'image/png' : type,
  }))
  expect(await encodePicture(new Blob())).toMatchObject({ blob: { type: 'image/jpeg' } })
})

it('is refused when it cannot be made small enough, or cannot be read', async () => {
  browserThatDraws((_canvas, { type }) => ({ size: 900_000, type }))
  expect(await encodePicture(new Blob())).toEqual({ refusal: 'tooLarge' })
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('InvalidState')) })
  expect(await encodePicture(new Blob())).toEqual({ refusal: 'unreadable' })
})
