/** What the demo user noted, by mood: the first list belongs to 1. */
export const sampleNotes: readonly (readonly string[])[] = [
  [
    'Fever and no voice. Soup, and back to bed.',
    'Bad news from home. I could not think of anything else.',
    'Cried on the bus, then felt a little lighter.',
    'Everything at once today, and nothing finished.',
    'Argued with Lena. We were both tired.',
  ],
  [
    'Slept four hours. The whole day was grey.',
    'Meeting after meeting, no lunch.',
    'The knee hurts again, so no run.',
    'Could not find a way into the report.',
    'Rain, a delayed train, wet socks.',
    'Missed the call with Dad and felt bad about it.',
    'Too much news before breakfast.',
  ],
  [
    'An ordinary day. That is fine too.',
    'Some good, some less. Early to bed.',
    'Laundry, shopping, a long phone call.',
    'Worked from home and hardly left the chair.',
    'Half a page written. Half is not nothing.',
    'Quiet evening, tea, the second chapter.',
    'A slow start, better after a walk around the block.',
    'Dentist done. Three more months of peace.',
  ],
  [
    'Walked to work along the river.',
    'Cooked for four. Everyone stayed until late.',
    'The presentation went better than I feared.',
    'Read two hours without looking at the phone.',
    'First strawberries of the year.',
    'Finished the small tasks that had waited for weeks.',
    'Coffee with Amir. We laughed about the old flat.',
    'Swam forty lengths and slept like a stone.',
    'Sun on the balcony between two calls.',
    'Repaired the bicycle myself.',
    'The tomatoes on the balcony are turning red.',
  ],
  [
    'Sunrise from the hill, all alone up there.',
    'Mum is well again. Nothing else matters today.',
    'A whole day by the lake with the people I like most.',
    'They said yes! We celebrated with cake.',
    'Danced until my feet hurt.',
    'Ran ten kilometres for the first time.',
    'Wrote the last line of the story.',
    'Woke up rested and stayed so until the evening.',
  ],
]

/** Tags that go with each mood, in the same order. */
export const sampleTags: readonly (readonly string[])[] = [
  ['overwhelmed', 'anxious', 'tired', 'lonely', 'sleep'],
  ['stressed', 'tired', 'frustrated', 'anxious', 'work'],
  ['calm', 'focused', 'tired', 'content', 'work', 'home'],
  ['productive', 'relaxed', 'grateful', 'focused', 'creative', 'social', 'walk'],
  ['energized', 'grateful', 'excited', 'motivated', 'peaceful', 'social', 'outside'],
]
