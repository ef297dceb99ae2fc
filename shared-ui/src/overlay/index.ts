// What lies over the page. It loads when a screen with a dialog or menu is opened.
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog'
export {
  DialogActions,
  DialogFrame,
  type DialogFrameProps,
  DialogText,
  DialogTitle,
} from './DialogFrame'
export { Menu, type MenuItem, type MenuProps } from './Menu'
export { Modal, type ModalProps } from './Modal'
export { SuccessDialog, type SuccessDialogProps } from './SuccessDialog'
export { Tooltip, type TooltipProps } from './Tooltip'
