/** Keeps the console silent in a test that makes the product report an error. */
export const silenceReports = () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
}
