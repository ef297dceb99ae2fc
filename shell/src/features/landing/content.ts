export const hero = {
  title: ['Know where you are.', 'Choose where you go.'],
  lead: 'Truenorth is a private logbook for how you feel, where you are heading and what you learn on the way. One reading takes thirty seconds.',
  claims: ['Basic features are free', 'No credit card needed', 'Your data is not sold'],
}

export const features = {
  title: 'Three instruments, one quiet place',
  readings: {
    title: 'Compass readings',
    text: 'Five moods, your energy, a line or two. Each reading turns the needle and leaves a mark on your week.',
  },
  paths: {
    title: 'Discovery paths',
    text: 'Give a goal a shape: a start, an end, and waypoints small enough to reach. You always see the next one.',
  },
  journal: {
    title: 'A private journal',
    text: 'Longer thoughts get a page of their own, dated and easy to find again. Nobody else turns the pages.',
    sample: 'An ordinary Tuesday',
  },
}

export const different = {
  title: 'Why Truenorth is different',
  statements: [
    {
      title: 'It asks once, and briefly.',
      text: 'No streak to lose and nothing to catch up on. A missed day is an open circle, not a failure.',
    },
    {
      title: 'It belongs to you alone.',
      text: 'There is no feed and no follower. What you write is for the person who wrote it.',
    },
    {
      title: 'It shows direction, not a score.',
      text: 'A compass never tells you that you are wrong. It tells you where you are facing.',
    },
  ],
}

export const howItWorks = {
  title: 'How it works',
  steps: [
    {
      title: 'Take a reading',
      text: 'Pick the mood that fits. Add your energy, a note, a tag, or leave it at that.',
      rise: '-20px',
    },
    {
      title: 'Set a path',
      text: 'Choose something worth thirty days and place the waypoints along the way.',
      rise: '20px',
    },
    {
      title: 'Look back',
      text: 'The week as a line, the month as a logbook. Patterns show themselves.',
      rise: '-16px',
    },
  ],
}

export const voices = {
  title: 'In other people’s words',
  label: 'Sample testimonials',
  quotes: [
    {
      text: 'I used to ask myself every night what was wrong with me. Now I look at the dial and see that it is Thursday.',
      by: 'Ines, night nurse',
    },
    {
      text: 'Six waypoints got me to the lake. A goal on its own never did.',
      by: 'Tomasz, carpenter',
    },
    {
      text: 'It is the only app I own that is finished with me after half a minute.',
      by: 'Ruth, teacher',
    },
  ],
}

export const call = {
  title: 'Where are you facing today?',
  text: 'Start with one reading. If something does not work, tell us through the Feedback icon.',
}
