export const presetTags = [
  'productive',
  'relaxed',
  'energized',
  'grateful',
  'focused',
  'creative',
  'social',
  'peaceful',
  'motivated',
  'content',
  'excited',
  'calm',
  'stressed',
  'tired',
  'anxious',
  'overwhelmed',
  'frustrated',
  'lonely',
] as const

/** So many stand there before "more" is pressed. */
export const presetTagsShown = 8
