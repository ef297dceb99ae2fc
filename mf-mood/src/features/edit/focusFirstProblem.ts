/** Puts the focus on the first control that the form complains about. */
export const focusFirstProblem = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
