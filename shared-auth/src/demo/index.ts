export { type OpenDemo, openDemoForTab } from './openDemoForTab'
