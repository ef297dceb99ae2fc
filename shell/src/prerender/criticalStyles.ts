import type { EmotionCache } from '@emotion/cache'

/** A style element that emotion takes over in the browser; `names` is its `data-emotion` attribute. */
export type CriticalStyle = { names: string; css: string }

/** The styles that one rendering has put into its cache: each global sheet, then all classes as one. */
export const criticalStyles = ({ key, inserted, registered }: EmotionCache): CriticalStyle[] => {
  const rules = Object.entries(inserted).flatMap(([name, css]) =>
    typeof css === 'string' ? [{ name, css }] : [],
  )
  const isClass = ({ name }: { name: string }) => registered[`${key}-${name}`] !== undefined
  const classes = rules.filter(isClass)
  return [
    ...rules
      .filter((rule) => !isClass(rule))
      .map(({ name, css }) => ({ names: `${key}-global ${name}`, css })),
    {
      names: [key, ...classes.map(({ name }) => name)].join(' '),
      css: classes.map(({ css }) => css).join(''),
    },
  ]
}
