export { keepForTab, type OpenDemo } from './keepForTab'
