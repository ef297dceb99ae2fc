// A year as a picture of its own, drawn again instead of copied from the screen: the same on every device.
import {
  type ColorMode,
  dark,
  light,
  type MoodStep,
  moodScale,
  saveFile,
} from '@truenorth/shared-ui'
import { dayAt, monthsOf } from '../../domain/calendar'
import { monthName } from '../../domain/calendarText'
import type { MoodCalendar } from '../../domain/days'
import type { CellLook } from './cellLook'
import { inkOnMood, moodShapes } from './cellMarks'
import { yearCell } from './yearCells'

const step = 40
const cell = 36
const left = 88
const top = 112
const width = left + 31 * step + 44
const height = top + 12 * step + 76
const pixelsPerUnit = 2

const escaped = (text: string) =>
  text.replace(/[&<>"]/gu, (character) => `&#${character.codePointAt(0)};`)

type Look = { look: CellLook; mode: ColorMode }

const mark = ({ value }: MoodStep, x: number, size: number, { look, mode }: Look) => {
  const ink = inkOnMood(value, mode)
  if (look === 'numbers')
    return `<text x="${x}" y="${cell / 2 + size / 3}" font-size="${size}" font-weight="700" text-anchor="middle" fill="${ink}">${value}</text>`
  const scale = size / 16
  const corner = `${x - size / 2} ${cell / 2 - size / 2}`
  return `<path transform="translate(${corner}) scale(${scale})" fill="${ink}" d="${moodShapes[value]}"/>`
}

const box = (color: string, x: number, wide: number) =>
  `<rect x="${x}" width="${wide}" height="${cell}" fill="${color}"/>`

const drawMoods = (moods: readonly MoodStep[], look: Look) => {
  const colors = look.mode === 'dark' ? dark : light
  const wide = cell / moods.length
  const size = moods.length > 1 ? 16 : 20
  return moods
    .map((mood, index) => {
      const x = index * wide
      return box(colors[mood.token], x, wide) + mark(mood, x + wide / 2, size, look)
    })
    .join('')
}

type YearPicture = Pick<MoodCalendar, 'byDay'> & Look & { year: string; lastDay: string }

/** The year as an SVG document: a row for each month, the numbers of the days above, the moods' names below. */
export const yearSvg = ({ year, byDay, lastDay, ...look }: YearPicture) => {
  const colors = look.mode === 'dark' ? dark : light
  const place = (x: number, y: number, content: string) =>
    `<g transform="translate(${x} ${y})">${content}</g>`
  const label = (x: number, y: number, text: string, anchor = 'start') =>
    `<text x="${x}" y="${y}" font-size="16" text-anchor="${anchor}" fill="${colors['ink.muted']}">${escaped(text)}</text>`
  const drawDay = (day: string) => {
    const { moods, isAhead } = yearCell(day, byDay, lastDay)
    if (moods.length > 0) return `<g clip-path="url(#cell)">${drawMoods(moods, look)}</g>`
    if (isAhead) return `<circle cx="18" cy="18" r="2" fill="${colors['line.strong']}"/>`
    return `<rect x=".5" y=".5" width="35" height="35" rx="5" fill="none" stroke="${colors.line}"/>`
  }
  const rows = monthsOf(year).map((month, row) => {
    const y = top + row * step
    const days = Array.from({ length: 31 }, (_, index) => {
      const day = dayAt(month, index + 1)
      return day === undefined ? '' : place(left + index * step, y, drawDay(day))
    })
    return label(44, y + 24, monthName(month, 'short')) + days.join('')
  })
  const dates = Array.from({ length: 31 }, (_, index) =>
    label(left + index * step + cell / 2, top - 10, String(index + 1), 'middle'),
  )
  const legend = moodScale.map((mood, index) =>
    place(
      left + index * 170,
      height - 60,
      `<g clip-path="url(#cell)">${drawMoods([mood], look)}</g>${label(46, 24, mood.overviewLabel)}`,
    ),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * pixelsPerUnit}" height="${height * pixelsPerUnit}" viewBox="0 0 ${width} ${height}" font-family="Inter, system-ui, sans-serif">`,
    `<clipPath id="cell"><rect width="${cell}" height="${cell}" rx="5"/></clipPath>`,
    `<rect width="${width}" height="${height}" fill="${colors.bg}"/>`,
    `<text x="44" y="62" font-size="34" font-weight="600" fill="${colors.ink}" font-family="Georgia, serif">${year}</text>`,
    ...dates,
    ...rows,
    ...legend,
    '</svg>',
  ].join('')
}

/**
 * An SVG document as a PNG.
 * @throws when the browser cannot draw it
 */
const toPng = async (svg: string): Promise<Blob> => {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * pixelsPerUnit
  canvas.height = height * pixelsPerUnit
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!png) throw new Error('The browser made no picture of the year.')
  return png
}

/**
 * Saves the year as a PNG to the browser's downloads.
 * @throws when the browser cannot draw it
 */
export const saveYearPicture = async (picture: YearPicture) => {
  saveFile(await toPng(yearSvg(picture)), `moods-${picture.year}.png`)
}
