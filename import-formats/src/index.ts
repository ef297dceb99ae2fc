// Reads export files of other apps. Nothing in here writes, asks the server or touches the page.
export { identify } from './identity'
export { toImportItems, type Answers } from './importItems'
export { readExport } from './readExport'
export type {
  Columns,
  ReadFile,
  ReadOptions,
  RefusalCode,
  Rejection,
  SourceItem,
  Warning,
} from './types'
