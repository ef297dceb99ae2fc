// Old tabs and old remotes go on speaking to a new API: what they send is still understood, what they read is still there.
import { acceptsLess, tellsLess } from './schemaDrift.ts'
import type { ApiDocument, Operation } from './apiDocument.ts'

/** What the next API would break for who was built against the deployed one. */
export const compareApi = (deployed: ApiDocument, next: ApiDocument): string[] =>
  Object.entries(deployed.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`
      const successor = next.paths[path]?.[method]
      if (!successor)
        return [`The API no longer answers ${name}, which open tabs may still call: keep it.`]
      return differences(operation, successor).map(
        (difference) =>
          `${name}: ${difference}, which open tabs do not know: keep the old form too.`,
      )
    }),
  )

const differences = (old: Operation, next: Operation) => [
  ...(old.security?.length === 0 && next.security?.length !== 0 ? ['asks who is calling now'] : []),
  ...acceptsLess(old.body, next.body),
  ...Object.entries(old.answers).flatMap(([status, schema]) => {
    const answer = next.answers[status]
    if (!(status in next.answers)) return [`no longer answers ${status}`]
    return tellsLess(schema, answer)
  }),
]
