// What was typed after a command: read, or answered with how the command is called.
import { parseArgs } from 'node:util'
import { giveUp } from './install.mjs'

/**
 * @template {import('node:util').ParseArgsConfig} const T
 * @param {string | string[]} usage how the command is called, line by line
 * @param {T} config
 * @returns {ReturnType<typeof parseArgs<T>>}
 */
export const readArguments = (usage, config) => {
  const called = ['This is how it is called:', ...[usage].flat()].join('\n  ')
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    console.log(called)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    // Node's sentence goes on with hints that do not fit here.
    giveUp(`${error.message.split('. To specify')[0]}.\n${called}`)
    throw error
  }
}
