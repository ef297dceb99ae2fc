// The glyphs of emoji.woff2: Twemoji 15.0.3 (LICENSE.txt beside it), cut down with fontTools:
//   python3 -m fontTools.subset twemoji.woff2 --text="<the emoji below>" --flavor=woff2 --output-file=emoji.woff2
// A new emoji of the product is added here and the file is made again.

/** Every emoji that the product draws or offers by itself, so that all systems show the same picture and none a box. */
export const shippedEmoji =
  '😢🙁😐🙂😄🧭🌱🌅🌊⛰🔥⭐🌙📚🎨🎵💪🧘❤🚀🎯🌈🦋🌻🏃✍🤝💡🗺🔁🌿🔎📖🍯🌷🎸🧗🪴✉🎤'

// Asks for the coloured form of the sign before it.
const variationSelector = 0xfe0f

/** Their code points as a `unicode-range`: anything else is drawn by other fonts. */
export const emojiRange = Array.from(shippedEmoji)
  .map((sign) => sign.codePointAt(0) ?? 0)
  .concat(variationSelector)
  .map((codePoint) => `U+${codePoint.toString(16)}`)
  .join(', ')
