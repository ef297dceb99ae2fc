// Two small pictures, 8 × 6 pixels of one blue.

export const webp = Buffer.from(
  'UklGRjgAAABXRUJQVlA4ICwAAADwAQCdASoIAAYAAUAmJaACdLoB+AAF9AAA/vFNr/zNExzH7V//hV8bkLCgAA==',
  'base64',
)

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPQiFqAFTEMpAQA2Rc2YSpxi9AAAAAASUVORK5CYII=',
  'base64',
)
