import { contextPatterns } from '@truenorth/api-contract/feedback'
import { longestVersion } from '@truenorth/api-contract/clientReports'
import * as z from 'zod/mini'
import { text } from './text.ts'

/** The error for something that is no object where one is expected. */
export const notAnObject = ({ input }: { input?: unknown }) =>
  `Invalid input: expected object, received ${z.util.parsedType(input)}`

/** The fields that name a release of a remote. */
export const releaseFields = () => ({
  name: text({ pattern: { is: contextPatterns.remote, else: 'Not the name of a remote.' } }),
  version: text({
    max: longestVersion,
    pattern: { is: contextPatterns.version, else: 'Not a version.' },
  }),
})
