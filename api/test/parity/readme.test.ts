import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { differences } from './differences.ts'

const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8')

describe('the README', () => {
  it.each(Object.entries(differences))('lists the difference of "%s"', (name, { reason }) => {
    const row = readme.split('\n').find((line) => line.includes(`| ${name} `))
    expect(row).toContain(reason)
  })
})
