import { IconButton, MoonIcon, SunIcon, toggleColorMode, useColorMode } from '@truenorth/shared-ui'

export const ThemeToggle = () => {
  const isDark = useColorMode() === 'dark'
  return (
    <IconButton
      label={isDark ? 'Switch to light theme' : 'Switch to dark theme'}
      icon={isDark ? <SunIcon size={20} aria-hidden /> : <MoonIcon size={20} aria-hidden />}
      onClick={toggleColorMode}
    />
  )
}
