// Pages that only their writer can read (docs/sealed-pages.md). It loads with the first that is seen or written.
export { lockPages, knownSealedPages, type SealedPagesState, useSealedPages } from './sealedPages'
export {
  openPage,
  openPicture,
  PageDamaged,
  PageLocked,
  PageOlder,
  sealPage,
  sealPicture,
} from './pages'
export type { PageIdentity, PageText } from './pageCrypto'
export { UnlockDialog, type UnlockDialogProps } from './UnlockDialog'
