// The lists of all languages, in one file that is loaded when words are looked back on: a file for each would weigh
// more on the first screens, which know the hash of every file.
import { stopwords as ar } from '@orama/stopwords/arabic'
import { stopwords as bg } from '@orama/stopwords/bulgarian'
import { stopwords as da } from '@orama/stopwords/danish'
import { stopwords as nl } from '@orama/stopwords/dutch'
import { stopwords as en } from '@orama/stopwords/english'
import { stopwords as fi } from '@orama/stopwords/finnish'
import { stopwords as fr } from '@orama/stopwords/french'
import { stopwords as de } from '@orama/stopwords/german'
import { stopwords as el } from '@orama/stopwords/greek'
import { stopwords as hu } from '@orama/stopwords/hungarian'
import { stopwords as hi } from '@orama/stopwords/indian'
import { stopwords as id } from '@orama/stopwords/indonesian'
import { stopwords as it } from '@orama/stopwords/italian'
import { stopwords as ja } from '@orama/stopwords/japanese'
import { stopwords as lt } from '@orama/stopwords/lithuanian'
import { stopwords as zh } from '@orama/stopwords/mandarin'
import { stopwords as nb } from '@orama/stopwords/norwegian'
import { stopwords as pt } from '@orama/stopwords/portuguese'
import { stopwords as ro } from '@orama/stopwords/romanian'
import { stopwords as ru } from '@orama/stopwords/russian'
import { stopwords as sr } from '@orama/stopwords/serbian'
import { stopwords as es } from '@orama/stopwords/spanish'
import { stopwords as sv } from '@orama/stopwords/swedish'
import { stopwords as tr } from '@orama/stopwords/turkish'
import { stopwords as uk } from '@orama/stopwords/ukrainian'

/** Stop words by language. */
export const stopWordLists: Partial<Record<string, readonly string[]>> = {
  ar,
  bg,
  da,
  de,
  el,
  en,
  es,
  fi,
  fr,
  hi,
  hu,
  id,
  it,
  ja,
  lt,
  nb,
  nl,
  pt,
  ro,
  ru,
  sr,
  sv,
  tr,
  uk,
  zh,
}
