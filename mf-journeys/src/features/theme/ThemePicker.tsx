import { Box, chakra, gradient } from '@truenorth/shared-ui'
import { ChoiceCards } from '@truenorth/shared-ui/forms'
import type { Theme } from './themes'

type ThemePickerProps = {
  themes: readonly Theme[]
  value: string
  onChange: (color: string) => void
  fallback: string
}

// A journey may wear a theme of the other form: editing must not take it off unasked.
const withOwn = (themes: readonly Theme[], value: string) =>
  value === '' || themes.some(({ color }) => color === value)
    ? themes
    : [{ name: 'As it is', color: value }, ...themes]

// Two beside each other on phones, where one a line would be a long way to scroll.
const Grid = chakra('div', {
  base: {
    '& > [role=radiogroup]': {
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    },
  },
})

/** One colour theme of a few. */
export const ThemePicker = ({ themes, value, onChange, fallback }: ThemePickerProps) => (
  <Grid>
    <ChoiceCards
      label="Colour theme"
      value={value}
      onChange={onChange}
      options={withOwn(themes, value).map(({ name, color }) => ({
        value: color,
        label: name,
        icon: (
          <Box
            as="span"
            flex="none"
            width="28px"
            height="28px"
            borderRadius="8"
            background={gradient(color, fallback).background}
          />
        ),
      }))}
    />
  </Grid>
)
