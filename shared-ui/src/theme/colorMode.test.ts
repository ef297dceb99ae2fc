import { dark, light } from './palette'

const load = async () => {
  let loaded: typeof import('./colorMode') | undefined
  await jest.isolateModulesAsync(async () => {
    loaded = await import('./colorMode')
  })
  if (!loaded) throw new Error('not loaded')
  return loaded
}

const prefer = (isDark: boolean) => {
  const system = Object.assign(new EventTarget(), { matches: isDark }) as {
    matches: boolean
  } & MediaQueryList
  jest.spyOn(window, 'matchMedia').mockReturnValue(system)
  return system
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.className = ''
  document.head.innerHTML = '<meta name="theme-color" content="" />'
})

test('the theme follows the system without a stored choice', async () => {
  prefer(true)
  expect((await load()).colorMode()).toBe('dark')
})

test('a stored choice wins over the system', async () => {
  prefer(true)
  localStorage.setItem('darkMode', 'false')
  expect((await load()).colorMode()).toBe('light')
})

test('a toggle changes the page, the colour of the browser frame and the stored choice', async () => {
  prefer(false)
  const { colorMode, toggleColorMode } = await load()
  toggleColorMode()
  expect(colorMode()).toBe('dark')
  expect(document.documentElement).toHaveClass('dark')
  expect(document.querySelector('meta')).toHaveAttribute('content', dark.bg)
  expect(localStorage.getItem('darkMode')).toBe('true')
  toggleColorMode()
  expect(document.documentElement).not.toHaveClass('dark')
  expect(document.querySelector('meta')).toHaveAttribute('content', light.bg)
  expect(localStorage.getItem('darkMode')).toBe('false')
})

test('a switch of the system applies at once, until a theme is chosen', async () => {
  const system = prefer(false)
  const { followColorMode, toggleColorMode } = await load()
  const end = followColorMode()
  system.matches = true
  system.dispatchEvent(new Event('change'))
  expect(document.documentElement).toHaveClass('dark')
  toggleColorMode()
  system.dispatchEvent(new Event('change'))
  expect(document.documentElement).not.toHaveClass('dark')
  end()
})

test('a choice in another tab applies at once', async () => {
  prefer(false)
  const { colorMode, followColorMode, toggleColorMode } = await load()
  const end = followColorMode()
  toggleColorMode()
  localStorage.setItem('darkMode', 'false')
  dispatchEvent(new StorageEvent('storage', { key: 'darkMode' }))
  expect(document.documentElement).not.toHaveClass('dark')
  expect(colorMode()).toBe('light')
  end()
  localStorage.setItem('darkMode', 'true')
  dispatchEvent(new StorageEvent('storage', { key: 'darkMode' }))
  expect(document.documentElement).not.toHaveClass('dark')
})

test('a choice lasts as long as the page where storage is forbidden', async () => {
  const system = prefer(false)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  const { colorMode, followColorMode, toggleColorMode } = await load()
  const end = followColorMode()
  toggleColorMode()
  system.dispatchEvent(new Event('change'))
  expect(colorMode()).toBe('dark')
  end()
})

test('print is light, and the theme in force comes back after it', async () => {
  prefer(true)
  const { colorMode, followColorMode } = await load()
  const end = followColorMode()
  dispatchEvent(new Event('beforeprint'))
  expect(colorMode()).toBe('light')
  expect(document.documentElement).not.toHaveClass('dark')
  dispatchEvent(new Event('afterprint'))
  expect(colorMode()).toBe('dark')
  expect(document.documentElement).toHaveClass('dark')
  end()
  dispatchEvent(new Event('beforeprint'))
  expect(document.documentElement).toHaveClass('dark')
})
