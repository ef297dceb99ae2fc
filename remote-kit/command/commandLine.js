// @ts-check
// Reads what was typed after a command, finds the command in a table, and says how it ended.
import { parseArgs } from 'node:util'
import { CommandFailure, exitCodes, meanings } from './failure.js'

/**
 * @typedef {{ dir: string, values: Record<string, string | boolean | undefined>, words: string[] }} Given
 * what was typed: the present folder, options by name, and the words that are no options
 * @typedef {{ text: string, data: object }} Outcome a text for people, and the same for a script
 * @typedef {{
 *   about: string, words?: string, most?: number, least?: number, options?: Record<string, string>,
 *   run: (given: Given) => Promise<Outcome>,
 * }} Command `words` as in its help, between `least` and `most` of them; `options` with what they mean: one whose
 * meaning begins with a value in capital letters takes a value
 */

const everywhere = {
  site: 'ADDRESS of the site; without it TRUENORTH_SITE, or what .npmrc names',
  json: 'prints JSON',
  help: 'prints this',
}

const takesValue = (/** @type {string} */ meaning) => /^[A-Z]{2}/.test(meaning)

/** @param {Record<string, string>} options */
const optionLines = (options) =>
  Object.entries(options).map(([name, meaning]) => {
    const [value = '', ...rest] = takesValue(meaning) ? meaning.split(' ') : ['', meaning]
    return `  ${`--${name} ${value}`.padEnd(20)} ${rest.join(' ')}`
  })

/**
 * @param {string} name
 * @param {Command} command
 */
const helpOf = (name, { about, words = '', options = {} }) =>
  [
    `truenorth ${name} ${words}`.trim(),
    about,
    '',
    ...optionLines({ ...options, ...everywhere }),
    '',
    'Exit codes:',
    ...Object.entries(meanings).map(([code, meaning]) => `  ${code}  ${meaning}`),
  ].join('\n')

/** @param {Record<string, Command>} commands */
const overview = (commands) =>
  [
    'truenorth COMMAND',
    '',
    ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`),
    '',
    'truenorth COMMAND --help says more of each.',
  ].join('\n')

/**
 * @param {string[]} typed
 * @param {Record<string, string>} options
 */
const parse = (typed, options) => {
  try {
    return parseArgs({
      args: typed,
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(options).map(([name, meaning]) => [
          name,
          { type: takesValue(meaning) ? /** @type {const} */ ('string') : 'boolean' },
        ]),
      ),
    })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    // Node's sentence goes on with hints that do not fit here.
    throw new CommandFailure('usage', `${message.split('. To specify')[0]}.`)
  }
}

/**
 * @param {string} name
 * @param {Command} command
 * @param {string[]} typed
 * @param {string} dir
 * @returns {Promise<Outcome>}
 */
const runCommand = async (name, command, typed, dir) => {
  const { least = 0, most = least, options = {} } = command
  const { values, positionals } = parse(typed, { ...options, ...everywhere })
  if (values.help) return { text: helpOf(name, command), data: { help: helpOf(name, command) } }
  if (positionals.length < least || positionals.length > most)
    throw new CommandFailure(
      'usage',
      `It is called truenorth ${name} ${command.words ?? ''}`.trim(),
    )
  return command.run({ dir, values, words: positionals })
}

/**
 * @param {unknown} error
 * @returns {{ exitCode: number, sentences: string[], data: object }}
 */
const asFailure = (error) => {
  if (error instanceof CommandFailure) return error
  const sentence = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { exitCode: exitCodes.refused, sentences: [sentence], data: {} }
}

/**
 * Runs the command that was typed.
 * @param {Record<string, Command>} commands
 * @param {string[]} typed
 * @param {string} [dir] the folder in which it was typed
 * @returns {Promise<{ exitCode: number, out: string, err: string }>} what to print
 */
export const runTyped = async (commands, [name = '', ...typed], dir = process.cwd()) => {
  const isJson = typed.includes('--json')
  if (['', '--help', '-h', 'help'].includes(name))
    return { exitCode: name ? 0 : exitCodes.usage, out: overview(commands), err: '' }
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command)
      throw new CommandFailure('usage', `There is no command "${name}".\n\n${overview(commands)}`)
    const { text, data } = await runCommand(name, command, typed, dir)
    return { exitCode: 0, out: isJson ? JSON.stringify({ ok: true, ...data }) : text, err: '' }
  } catch (error) {
    const { exitCode, sentences, data } = asFailure(error)
    return isJson
      ? {
          exitCode,
          out: JSON.stringify({ ok: false, exitCode, problems: sentences, ...data }),
          err: '',
        }
      : { exitCode, out: '', err: sentences.join('\n') }
  }
}
