// The words of this part that the specification names but does not give.

export const subtitle = 'Pages only you will read.'
export const emptyText = 'The first page is the hardest one. A single sentence is enough.'
export const nothingFoundText = 'No page has these words in its title, its text or its emotion.'
export const contentHint = 'What happened, and what did it do to you?'
export const goneText = 'It may have been deleted, or it belongs to somebody else.'
