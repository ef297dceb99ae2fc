import type { EmojiOption } from '@truenorth/shared-ui/forms'

export const defaultEmoji = '🧭'

/** The twenty-four that a journey may wear. */
export const journeyEmojis: readonly EmojiOption[] = [
  { emoji: defaultEmoji, name: 'Compass' },
  { emoji: '🌱', name: 'Seedling' },
  { emoji: '🌅', name: 'Sunrise' },
  { emoji: '🌊', name: 'Wave' },
  { emoji: '⛰️', name: 'Mountain' },
  { emoji: '🔥', name: 'Fire' },
  { emoji: '⭐', name: 'Star' },
  { emoji: '🌙', name: 'Moon' },
  { emoji: '📚', name: 'Books' },
  { emoji: '🎨', name: 'Palette' },
  { emoji: '🎵', name: 'Music' },
  { emoji: '💪', name: 'Strength' },
  { emoji: '🧘', name: 'Meditation' },
  { emoji: '❤️', name: 'Heart' },
  { emoji: '🚀', name: 'Rocket' },
  { emoji: '🎯', name: 'Target' },
  { emoji: '🌈', name: 'Rainbow' },
  { emoji: '🦋', name: 'Butterfly' },
  { emoji: '🌻', name: 'Sunflower' },
  { emoji: '🏃', name: 'Runner' },
  { emoji: '✍️', name: 'Writing hand' },
  { emoji: '🤝', name: 'Handshake' },
  { emoji: '💡', name: 'Light bulb' },
  { emoji: '🗺️', name: 'Map' },
]
