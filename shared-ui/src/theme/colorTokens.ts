import { type ColorToken, dark, light } from './palette'

type Leaf = { value: { base: string; _dark: string } }
type Branch = { [key: string]: Leaf | Branch }

// "surface" and "surface.sunken" share a branch, so a name without a dot is its branch's DEFAULT.
const place = (tree: Branch, name: ColorToken) => {
  const [head = name, tail = 'DEFAULT'] = name.split('.')
  tree[head] = {
    ...tree[head],
    [tail]: { value: { base: light[name], _dark: dark[name] } },
  } as Branch
  return tree
}

const names = Object.keys(light) as ColorToken[]

export const colorTokens = names.reduce<Branch>(place, {})
