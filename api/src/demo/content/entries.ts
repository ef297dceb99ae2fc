import type { NewJournalEntry } from '@truenorth/api-contract/journal'
import type { samplePictures } from './pictures.ts'

export type SampleEntry = Omit<NewJournalEntry, 'entry_date' | 'images'> & {
  daysAgo: number
  pictures?: readonly (keyof typeof samplePictures)[]
}

/** Reflections of the sample year, the oldest first. */
export const sampleEntries: readonly SampleEntry[] = [
  {
    daysAgo: 352,
    mood: 4,
    emotion: 'hopeful',
    title: 'A new notebook',
    content:
      'I want to look at my days a little more closely this year. Not to judge them. Only to notice what they are made of.\n\nThree things for the beginning: move every day, read before sleeping, call Grandma on Sundays.',
    tags_input: ['beginnings', 'plans'],
  },
  {
    daysAgo: 331,
    mood: 2,
    emotion: 'tired',
    title: 'Too much on one plate',
    content:
      'Said yes to everything again and paid for it this week. I noticed it in my shoulders first. Tomorrow I will ask whether the report can wait until Thursday.',
    tags_input: ['work', 'limits'],
  },
  {
    daysAgo: 318,
    mood: 3,
    emotion: 'anxious',
    title: 'Before the appointment',
    content:
      'My thoughts run in circles the night before. Writing them down makes the circle slower. The worst case has a name now, and it is smaller than the feeling was.',
    tags_input: ['worry'],
  },
  {
    daysAgo: 290,
    mood: 5,
    emotion: 'excited',
    title: 'They said yes',
    content:
      'The flat is ours. Two rooms, a balcony to the south, and a tree that almost reaches in. We sat on the empty floor and ate cake from the box.',
    tags_input: ['home', 'good news'],
  },
  {
    daysAgo: 262,
    mood: 4,
    emotion: 'confident',
    title: 'I spoke first',
    content:
      'In the meeting I said what I thought before I had found the perfect words for it. Nobody laughed. Two people nodded. I would like to remember how warm my hands were afterwards.',
    tags_input: ['work', 'courage'],
  },
  {
    daysAgo: 231,
    mood: 2,
    emotion: 'lonely',
    title: 'Sunday evening',
    content:
      'Everyone is away, and the flat is very quiet. I thought of calling somebody and did not. Next time I will call at six, before it gets dark.',
    tags_input: ['evening'],
  },
  {
    daysAgo: 198,
    mood: 5,
    emotion: 'peaceful',
    title: 'A week by the lake',
    content:
      'No phone for eight days. In the mornings the water was so still that the hills stood in it upside down.\n\nI slept nine hours and woke without an alarm. What I want to keep of it: breakfast outside, and nothing planned before ten.',
    tags_input: ['holidays', 'rest'],
    pictures: ['lake'],
  },
  {
    daysAgo: 171,
    mood: 4,
    emotion: 'grateful',
    title: 'A book in another language',
    content:
      'Finished it today, with a dictionary and a lot of patience. Half of the joy was that nobody asked me to.',
    tags_input: ['reading', 'small wins'],
  },
  {
    daysAgo: 140,
    mood: 2,
    emotion: 'angry',
    title: 'An unfair sentence',
    content:
      'He said it in passing and I carried it home. I wrote three answers and sent none. Under the anger there is something older: I want to be seen for the work that nobody sees.',
    tags_input: ['work', 'limits'],
  },
  {
    daysAgo: 126,
    mood: 5,
    emotion: 'happy',
    title: 'Light in the wood',
    content:
      'Took the path behind the mill that I had never taken. After the rain the light fell through the trees in one single piece. I stood there until my shoes were wet.',
    tags_input: ['outside', 'walk'],
    pictures: ['wood'],
  },
  {
    daysAgo: 98,
    mood: 4,
    emotion: 'calm',
    title: 'A friendly no',
    content:
      'Lena asked whether I could take over the weekend, and I said no. Kindly, in one sentence. She said: fine. That was all. How much strength I have spent on being afraid of that word.',
    tags_input: ['limits', 'courage'],
  },
  {
    daysAgo: 71,
    mood: 1,
    emotion: 'sad',
    title: 'Ten days in bed',
    content:
      'Fever, no voice, and the feeling that everyone else goes on without me. Mum brought soup and did not stay long, which was exactly right.',
    tags_input: ['body'],
  },
  {
    daysAgo: 68,
    mood: 2,
    emotion: 'overwhelmed',
    title: 'Two hundred messages',
    content:
      'I opened the computer for five minutes and closed it again. They will still be there when I am well. A sentence for the door: one thing after another.',
    tags_input: ['work', 'body'],
  },
  {
    daysAgo: 52,
    mood: 3,
    emotion: 'frustrated',
    title: 'Half a page',
    content:
      'I wanted a decision about work by the end of this month, and I have half a page of questions. Perhaps the questions are the work for now.',
    tags_input: ['work', 'questions'],
  },
  {
    daysAgo: 33,
    mood: 4,
    emotion: 'energetic',
    title: 'Ten kilometres',
    content:
      'I ran the whole round without stopping. At kilometre seven I was sure I would stop, at eight I forgot about it. At home I lay on the floor and laughed.',
    tags_input: ['running', 'small wins'],
  },
  {
    daysAgo: 15,
    mood: 4,
    emotion: 'hopeful',
    title: 'Five mornings',
    content:
      'Five mornings in a row before the first message. The town belongs to the bakers and the blackbirds at that hour. I come to my desk as if I had already won something.',
    tags_input: ['outside', 'morning'],
  },
  {
    daysAgo: 6,
    mood: 4,
    emotion: 'calm',
    title: 'The desk by the window',
    content:
      'Moved the desk. Now I see the hills when I look up, and I look up more often. The plant approves as well.\n\nThree sounds from this morning: a bicycle bell, pigeons on the gutter, somebody humming on the second floor.',
    tags_input: ['home', 'morning'],
    pictures: ['desk'],
  },
  {
    daysAgo: 2,
    mood: 5,
    emotion: 'grateful',
    title: 'Ten in a row',
    content:
      'Breakfast in town with Amir, my reward for ten mornings. He asked why I do it. I said: because then the day has begun with something that I chose.',
    tags_input: ['friends', 'morning', 'small wins'],
    pictures: ['wood', 'lake'],
  },
  {
    daysAgo: 0,
    mood: 4,
    emotion: 'peaceful',
    title: 'No headphones',
    content:
      'Tried the way along the river without music. At first it was only noise, then it was water, gravel, and my own breath. I could get used to this.',
    tags_input: ['outside', 'walk'],
  },
]
