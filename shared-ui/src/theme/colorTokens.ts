import { dark, light } from './palette'

type Leaf = { value: { base: string; _dark: string } }

const inDark: Record<string, string> = dark

// "surface" and "surface.sunken" share a branch, so a name without a dot is its branch's DEFAULT.
const branches = Object.entries(light).reduce<Record<string, Record<string, Leaf>>>(
  (tree, [name, base]) => {
    const [head = name, tail = 'DEFAULT'] = name.split('.')
    const leaf = { value: { base, _dark: inDark[name] ?? base } }
    return Object.assign(tree, { [head]: { ...tree[head], [tail]: leaf } })
  },
  {},
)

export const colorTokens = branches
