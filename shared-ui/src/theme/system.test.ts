import { dark, light } from './palette'
import { system } from './system'

test.each(Object.keys(light))('the token %s can be used in a style prop', (token) => {
  expect(system.token.var(`colors.${token}`)).toMatch(/^var\(--tn-colors-/)
})

test('a token has its light value by default and its dark value under the class', () => {
  const css = JSON.stringify(system.getTokenCss())
  expect(css).toContain(`"--tn-colors-bg":"${light.bg}"`)
  expect(css).toContain(`"--tn-colors-bg":"${dark.bg}"`)
  expect(css).toContain('.dark')
})
