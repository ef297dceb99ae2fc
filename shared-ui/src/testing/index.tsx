export { renderScreen, type ScreenOptions } from './renderScreen'
