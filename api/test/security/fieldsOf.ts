import { definitions } from '#src/definitions.ts'

/** The names of all fields that the bodies of a path may have. */
export const fieldsOf = (path: string) =>
  definitions
    .filter((definition) => definition.path === path)
    .flatMap(({ body }) => Object.keys(body?.shape ?? {}))
