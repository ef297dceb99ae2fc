import { mostFileBytes, mostPictures } from './limits'

export type Admitted = { files: File[]; refusals: string[] }

const named = ({ name }: File) => (name ? `“${name}”` : 'That')

/** Which of the picked files may become pictures, and a sentence for each reason that some may not. */
export const admitFiles = (picked: readonly File[], held: number): Admitted => {
  const refusals: string[] = []
  const fit = picked.filter((file) => {
    const refusal = refusalOf(file)
    if (refusal) refusals.push(refusal)
    return !refusal
  })
  const room = Math.max(0, mostPictures - held)
  if (fit.length > room) refusals.push(`An entry holds at most ${mostPictures} pictures.`)
  return { files: fit.slice(0, room), refusals }
}

const refusalOf = (file: File) => {
  if (!file.type.startsWith('image/')) return notAPicture(file)
  return file.size > mostFileBytes ? tooLarge(file) : undefined
}

export const notAPicture = (file: File) =>
  `${named(file)} is not a picture that this browser can read.`
export const tooLarge = (file: File) => `${named(file)} is too large. Choose a smaller picture.`
export const noRoom = (file: File) =>
  `This browser has no room to keep ${file.name ? `“${file.name}”` : 'that picture'} with the draft. It is sent all the same.`
export const notKept = 'A picture was not kept with the draft. Choose it again.'
