import { Box, gradient } from '@truenorth/shared-ui'
import { ChoiceCards } from '@truenorth/shared-ui/forms'
import type { Theme } from './fieldOptions'

type ThemePickerProps = {
  themes: readonly Theme[]
  value: string
  onChange: (color: string) => void
  fallback: string
}

// A journey may have a theme of the other form, which an edit must not change by itself.
const withOwn = (themes: readonly Theme[], value: string) =>
  value === '' || themes.some(({ color }) => color === value)
    ? themes
    : [{ name: 'As it is', color: value }, ...themes]

// Two columns on phones, because eight lines would be long to scroll.
const columns = { base: 2, md: 4 }

/** One of a few color themes. `fallback` is drawn for a gradient that cannot be parsed. */
export const ThemePicker = ({ themes, value, onChange, fallback }: ThemePickerProps) => (
  <ChoiceCards
    label="Colour theme"
    columns={columns}
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
          forcedColorAdjust="none"
          background={gradient(color, fallback).background}
        />
      ),
    }))}
  />
)
