// The door of the package for the shell: the API's own handlers over sample data, in the browser.
export { openDemo, type DemoHandler, type DemoStart } from './openDemo.ts'
