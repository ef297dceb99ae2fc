/** What the product reports in this test is meant: the console may have it. */
export const toleratesReports = () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
}
