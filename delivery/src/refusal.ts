/** Something that was asked for and is not done, in sentences for whoever asked. */
export class Refusal extends Error {
  readonly complaints: string[]

  constructor(...complaints: string[]) {
    super(complaints.join('\n'))
    this.name = 'Refusal'
    this.complaints = complaints
  }
}

/** @throws a refusal when there is anything to complain about */
export const refuseAny = (complaints: string[]) => {
  if (complaints.length) throw new Refusal(...complaints)
}
