import {
  chakra,
  IconButton,
  MoonIcon,
  SunIcon,
  toggleColorMode,
  useColorMode,
} from '@truenorth/shared-ui'

// Styles choose between the two icons, so that the first paint shows the right one before any script.
const InLight = chakra('span', { base: { display: 'grid', _dark: { display: 'none' } } })
const InDark = chakra('span', { base: { display: 'none', _dark: { display: 'grid' } } })

const bothIcons = (
  <>
    <InLight>
      <MoonIcon size={20} aria-hidden />
    </InLight>
    <InDark>
      <SunIcon size={20} aria-hidden />
    </InDark>
  </>
)

/** Switches between the light and the dark theme. */
export const ThemeToggle = () => {
  const isDark = useColorMode() === 'dark'
  return (
    <IconButton
      label={isDark ? 'Switch to light theme' : 'Switch to dark theme'}
      icon={bothIcons}
      onClick={toggleColorMode}
    />
  )
}
