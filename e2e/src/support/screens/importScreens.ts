import type { UserActions } from '../engines/engine.ts'
import { press, type Screen } from './screen.ts'

// Runs in the page: chooses a file as the browser's dialog would.
const chooseFile = ({ name, text }: { name: string; text: string }) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) return false
  const files = new DataTransfer()
  files.items.add(new File([text], name))
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

const choose = (name: string, text: string) => (page: UserActions) =>
  page.until(chooseFile, { name, text })

const words = ['Super', 'Gut', 'Ok', 'Schlecht', 'Lausig', 'numb']
const row = (index: number) =>
  `2024-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')},${String(index % 24).padStart(2, '0')}:10,${words[index % words.length]},walk | sun,Row ${index},rain`
const table = [
  'date,time,mood,tags,note,weather',
  ...Array.from({ length: 60 }, (_, index) => row(index)),
  '2024-02-31,10:00,Gut,,This day does not exist,rain',
  '2099-01-01,10:00,Gut,,A day ahead,rain',
].join('\n')

const look = async (page: UserActions) => {
  await choose('my-diary-of-the-year-with-a-long-name.csv', table)(page)
  await page.see('heading', 'What was found')
}

/** The import, looked at by somebody whose other screens show nothing of it. */
export const importScreens: Screen[] = [
  { name: 'import', path: '/import', viewer: 'administrator' },
  { name: 'import-look', path: '/import', viewer: 'administrator', prepare: look },
  {
    name: 'import-asked',
    path: '/import',
    viewer: 'administrator',
    prepare: async (page) => {
      await look(page)
      await press(/^Import/)(page)
    },
  },
  {
    name: 'import-question',
    path: '/import',
    viewer: 'administrator',
    prepare: async (page) => {
      await choose('dates.csv', 'date,mood,note\n03/04/2024,4,One\n05/06/2024,2,Two\n')(page)
      await page.see('heading', 'Which number is the day?')
    },
  },
  {
    name: 'import-refused',
    path: '/import',
    viewer: 'administrator',
    prepare: async (page) => {
      await choose('broken.json', '{"entries": [')(page)
      await page.see('heading', 'This file does not come in')
    },
  },
  {
    name: 'import-done',
    path: '/import',
    viewer: 'administrator',
    prepare: async (page) => {
      const rows = Array.from({ length: 5 }, (_, index) => `2024-03-0${index + 1},4,${Date.now()}`)
      await choose('few.csv', ['date,mood,note', ...rows, '2024-02-31,4,Never'].join('\n'))(page)
      await press(/^Import 5/)(page)
      await page.see('heading', /brought in$/)
    },
  },
]
