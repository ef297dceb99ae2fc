// @ts-check
// How the development build of a shell is named in the kit. Node built-ins only.

export const developmentShell = '@truenorth/shell-development'

/**
 * The version of the development build that belongs to a published shell.
 * @param {string} script of that shell, such as `assets/shell.53c0a36b6c.js`, whose name holds its hash
 * @returns {string} such as `0.0.0-shell.h53c0a36b6c`
 */
export const versionForShell = (script) => `0.0.0-shell.h${script.split('.').at(-2) ?? ''}`
