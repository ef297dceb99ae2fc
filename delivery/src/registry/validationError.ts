/** A request that cannot be carried out. Each problem is one sentence that says what to do. */
export class ValidationError extends Error {
  readonly problems: string[]

  constructor(...problems: string[]) {
    super(problems.join('\n'))
    this.name = 'ValidationError'
    this.problems = problems
  }
}

/** @throws a ValidationError when there is any problem */
export const assertNoProblems = (problems: string[]) => {
  if (problems.length) throw new ValidationError(...problems)
}
