import { cutGraphemes } from './cutGraphemes'

/** At most `max` code points of a text, with an ellipsis where something was left out. */
export const truncate = (text: string, max: number) => {
  const kept = cutGraphemes(text, max)
  return kept === text ? text : `${kept}…`
}
