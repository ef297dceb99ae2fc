import { dark, light } from '../theme/palette'

const load = async () => {
  let loaded: typeof import('./colorMode') | undefined
  await jest.isolateModulesAsync(async () => {
    loaded = await import('./colorMode')
  })
  if (!loaded) throw new Error('not loaded')
  return loaded
}

const prefer = (isDark: boolean) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: isDark, media }) as MediaQueryList,
    )

beforeEach(() => {
  localStorage.clear()
  document.documentElement.className = ''
  document.head.innerHTML = '<meta name="theme-color" content="" />'
})

test('without a choice the theme is that of the system', async () => {
  prefer(true)
  expect((await load()).colorMode.mode).toBe('dark')
})

test('a stored choice wins over the system', async () => {
  prefer(true)
  localStorage.setItem('darkMode', 'false')
  expect((await load()).colorMode.mode).toBe('light')
})

test('a toggle changes the page, the frame of the browser and what is stored', async () => {
  prefer(false)
  const { colorMode, toggleColorMode } = await load()
  toggleColorMode()
  expect(colorMode.mode).toBe('dark')
  expect(document.documentElement).toHaveClass('dark')
  expect(document.querySelector('meta')).toHaveAttribute('content', dark.bg)
  expect(localStorage.getItem('darkMode')).toBe('true')
  toggleColorMode()
  expect(document.documentElement).not.toHaveClass('dark')
  expect(document.querySelector('meta')).toHaveAttribute('content', light.bg)
  expect(localStorage.getItem('darkMode')).toBe('false')
})
