// Reads export files of other apps. Nothing in here writes, asks the server or touches the page.
export type { FolderFile } from './files/parts'
export { identify, identifyPaths } from './identity'
export { toImportItems, type Answers } from './importItems'
export { toImportPaths } from './paths'
export { readExport } from './readExport'
export type {
  Columns,
  ReadFile,
  ReadOptions,
  RefusalCode,
  Rejection,
  SourceItem,
  SourcePath,
  Warning,
} from './types'
