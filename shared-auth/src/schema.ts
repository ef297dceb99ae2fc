// The part of zod with which a remote describes what it parses: pass a schema to `get`, `post` and `patch`.
// The shell provides one copy to all remotes. A function that is missing here is added when a remote needs
// it: everything that is named weighs on the first screen.
export {
  array,
  enum,
  extend,
  gte,
  int,
  lte,
  nullable,
  nullish,
  number,
  object,
  optional,
  parse,
  pipe,
  record,
  refine,
  safeParse,
  string,
  transform,
} from './browser/zod'
