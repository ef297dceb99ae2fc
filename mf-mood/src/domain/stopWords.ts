// Words that say nothing of what a text is about, by language.

const sameList: Partial<Record<string, string>> = { no: 'nb', nn: 'nb' }

// What a diary says all the time, and the list of English leaves in.
const fillers: Partial<Record<string, readonly string[]>> = {
  en: 'also anything back bit even everything first get go going got just like lot maybe much nothing now one quite really said say something still three two us well went without yet'.split(
    ' ',
  ),
}

const languageOf = (tag: string) => {
  const [language = ''] = tag.toLowerCase().split('-')
  return sameList[language] ?? language
}

// Texts are counted between apostrophes, so of "don't" both parts are left out.
const partsOf = (word: string) => word.toLowerCase().split(/['’]/)

/**
 * The stop words of languages, as tags like "de-AT", in lower case. A language without a list adds none.
 * @throws when the lists cannot be loaded
 */
export const loadStopWords = async (tags: readonly string[]): Promise<ReadonlySet<string>> => {
  const { stopWordLists } = await import('./stopWordLists')
  const languages = [...new Set(tags.map(languageOf))]
  const words = [stopWordLists, fillers].flatMap((lists) =>
    languages.flatMap((language) => lists[language] ?? []),
  )
  return new Set(words.flatMap(partsOf))
}
