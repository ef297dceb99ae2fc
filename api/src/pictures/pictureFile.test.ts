import { pictureType } from './pictureFile.ts'

const ascii = (text: string) => new TextEncoder().encode(text)

it.each([
  ['a WebP', ascii('RIFF\x10\0\0\0WEBPVP8 '), 'image/webp'],
  ['a JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
  ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), 'image/png'],
  ['a sound in the same envelope', ascii('RIFF\x10\0\0\0WAVEfmt '), undefined],
  ['a drawing that could hold a script', ascii('<svg xmlns="…"><script/></svg>'), undefined],
  ['a page', ascii('<!doctype html>'), undefined],
  ['half a signature', new Uint8Array([0x89, 0x50]), undefined],
  ['nothing', new Uint8Array(), undefined],
])('%s is recognized by its first bytes', (_what, bytes, type) => {
  expect(pictureType(bytes)).toBe(type)
})
