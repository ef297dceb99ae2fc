import type { NewJourney, NewMilestone } from '@truenorth/api-contract/journeys'

/** Days count from today; `doneAgo` is when it was completed. */
export type SampleMilestone = Omit<NewMilestone, 'target_date' | 'is_completed'> & {
  dueIn?: number
  doneAgo?: number
}

export type SampleJourney = Omit<NewJourney, 'start_date' | 'target_date'> & {
  startedAgo: number
  dueIn: number
  waypoints: readonly SampleMilestone[]
}

export const sampleJourneys: readonly SampleJourney[] = [
  {
    title: 'A month without sugar',
    description: 'Only an experiment: how do I feel without sweet things?',
    category: 'custom',
    color: 'from-yellow-500 to-orange-500',
    emoji: '🍯',
    status: 'archived',
    startedAgo: 300,
    dueIn: -270,
    waypoints: [
      { title: 'First week', description: '', type: 'habit', dueIn: -293, doneAgo: 293 },
      { title: 'Birthday without cake', type: 'practice', dueIn: -282 },
    ],
  },
  {
    title: 'Read twelve books',
    description: 'One a month, and a few lines about each of them.',
    category: 'creativity',
    color: 'from-violet-500 to-lavender-500',
    emoji: '📚',
    status: 'completed',
    startedAgo: 350,
    dueIn: -20,
    waypoints: [
      { title: 'Three novels', type: 'habit', dueIn: -260, doneAgo: 266, reward: 'A new bookmark' },
      { title: 'Something in another language', type: 'discovery', dueIn: -180, doneAgo: 171 },
      { title: 'A book that a friend loves', type: 'reflection', dueIn: -100, doneAgo: 104 },
      {
        title: 'The twelfth book',
        description: 'Read on the last warm evening, on the balcony.',
        type: 'celebration',
        dueIn: -20,
        doneAgo: 24,
        reward: 'An afternoon in the old bookshop',
      },
    ],
  },
  {
    title: 'Learn to say no',
    description: 'Kindly, early, and without a long excuse.',
    category: 'relationships',
    color: 'from-rose-500 to-pink-500',
    emoji: '🌷',
    status: 'completed',
    startedAgo: 150,
    dueIn: -80,
    waypoints: [
      { title: 'Write down when I say yes too quickly', type: 'reflection', doneAgo: 132 },
      { title: 'One friendly no a week', type: 'practice', dueIn: -100, doneAgo: 98 },
      { title: 'Talk it over with Lena', type: 'celebration', dueIn: -80, doneAgo: 83 },
    ],
  },
  {
    title: 'Guitar again',
    description: 'It waits until the new flat is painted.',
    category: 'creativity',
    color: 'from-orange-500 to-red-500',
    emoji: '🎸',
    status: 'paused',
    startedAgo: 110,
    dueIn: 60,
    waypoints: [
      { title: 'New strings', type: 'custom', dueIn: -95, doneAgo: 97 },
      { title: 'Three songs by heart', type: 'practice', dueIn: 40, progress: 35 },
    ],
  },
  {
    title: 'Find the next step at work',
    description: 'Stay, change the team, or something of my own? Decide with a clear head.',
    category: 'career',
    color: 'from-indigo-500 to-blue-500',
    emoji: '🧗',
    status: 'active',
    startedAgo: 120,
    dueIn: -6,
    waypoints: [
      { title: 'List what gives me energy', type: 'reflection', dueIn: -90, doneAgo: 91 },
      {
        title: 'Talk with three people who changed their work',
        description:
          'Amir, the cousin with the bakery, and the speaker from the spring meeting. Ask each of them the same three questions: what they miss, what they do not miss at all, and what they would do earlier if they could begin once more. Write the answers down on the same evening.',
        type: 'discovery',
        dueIn: -38,
        progress: 66,
      },
      { title: 'Draft of a decision', type: 'reflection', dueIn: -6, progress: 20 },
    ],
  },
  {
    title: 'Balcony garden',
    description: 'Something green to look after, every day.',
    category: 'wellness',
    color: 'from-green-500 to-teal-500',
    emoji: '🪴',
    status: 'active',
    startedAgo: 75,
    dueIn: 0,
    waypoints: [
      { title: 'Boxes and soil', type: 'custom', dueIn: -70, doneAgo: 71 },
      { title: 'Sow herbs', type: 'practice', dueIn: -60, doneAgo: 58 },
      { title: 'First harvest', type: 'celebration', dueIn: 0, reward: 'Pesto for everyone' },
    ],
  },
  {
    title: 'Letters to my grandmother',
    description: 'By hand. She keeps them all.',
    category: 'self-discovery',
    color: 'from-teal-500 to-blue-500',
    emoji: '✉️',
    status: 'active',
    startedAgo: 12,
    dueIn: 90,
    waypoints: [],
  },
  {
    title: 'Speak in front of people',
    description: 'From a racing heart to a steady voice.',
    category: 'personal-growth',
    color: 'from-purple-500 to-pink-500',
    emoji: '🎤',
    status: 'active',
    startedAgo: 30,
    dueIn: 120,
    waypoints: [
      { title: 'Five minutes in the team', type: 'practice', dueIn: -12, doneAgo: 10 },
      { title: 'Record myself and listen', type: 'discovery', dueIn: 1, progress: 50 },
      { title: 'A course of four evenings', type: 'practice', dueIn: 24 },
      {
        title: 'A talk for fifty people',
        type: 'celebration',
        dueIn: 110,
        reward: 'A good dinner',
      },
    ],
  },
  {
    title: 'Thirty mornings outside',
    description: 'Out of the door before the first message, in any weather.',
    category: 'mindfulness',
    color: 'from-blue-500 to-cyan-500',
    emoji: '🌅',
    status: 'active',
    startedAgo: 21,
    dueIn: 9,
    waypoints: [
      { title: 'The first five', type: 'habit', dueIn: -15, doneAgo: 15, reward: 'New gloves' },
      { title: 'A path I do not know', type: 'discovery', dueIn: -8, doneAgo: 9 },
      { title: 'Ten in a row', type: 'habit', dueIn: -3, doneAgo: 2, reward: 'Breakfast in town' },
      {
        title: 'One morning without headphones',
        description: 'Only listen. Note down three sounds afterwards.',
        type: 'reflection',
        dueIn: 0,
        progress: 40,
      },
      { title: 'Number thirty', type: 'celebration', dueIn: 9, reward: 'Sunrise on the hill' },
    ],
  },
]
