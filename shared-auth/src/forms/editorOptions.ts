import type { Difference, DiscardWords, FieldValues } from '@truenorth/shared-ui/forms'

/** Error messages by field; a field without one is valid. */
export type Messages<Values> = { readonly [Name in keyof Values]?: string | false | undefined }

/** What an edit starts from: the values it is compared with, and the ETag that they were read with. */
export type Base<Values> = { values: Values; etag: string | undefined }

/** Where a form keeps what was typed and is not saved. */
export type DraftOptions<Values> = {
  /** The draft's key: "journal-7". */
  key: string
  /** Refuses a stored draft whose fields have the right types and yet cannot be values of this form. */
  isUsable?: (values: Values) => boolean
  /** Fields that are never kept: a password. */
  leavesOut?: readonly (keyof Values & string)[]
  /** For forms whose save may wait in the outbox. */
  sentAs?: {
    /** The `kind` given to `postIdempotent`. */
    kind: string
    /** The body that these values are sent as. */
    body: (values: Values) => unknown
    /**
     * The outbox has sent what the form still shows. The form is emptied and stays open. By default it
     * counts as saved, as if the save had succeeded.
     */
    onSent?: () => void
  }
}

/** The version of the item that is edited, and what to do when it was changed elsewhere (D37). */
export type VersionOptions<Values, Item> = {
  /** Of the item when it was read. */
  etag: string | undefined
  /** What the item is, for "This entry was changed elsewhere". */
  what: string
  /** The values of a present version; `save` rejects with a `VersionConflict` of such an item. */
  valuesOf: (present: Item) => Values
  /** How two sets of values differ, in the words of the form: see `labelledDifferences`. */
  differences: (mine: Values, theirs: Values) => Difference[]
  /** Called after the form has taken the present version. By default it stays open and shows that. */
  onTakeTheirs?: (present: Item) => void
}

/** The question before unsaved changes are lost. */
export type LeavingOptions = {
  words: 'create' | 'edit' | DiscardWords
  /** A query parameter that keeps the form open: a navigation that removes or changes it leaves the form. */
  openBy?: string
  /** Asks even if nothing was changed (D7). */
  always?: boolean
}

/** See `useEditor`. */
export type EditorOptions<Values extends FieldValues, Result, Item> = {
  /** The values of the untouched form. Later changes of this option have no effect. */
  start: Values
  /** Saves. `base` is what the edit started from. Rejects as the http client does. */
  save: (values: Values, base: Base<Values>) => Promise<Result>
  /**
   * What the banner says when that fails. A text gives way to those for too many attempts and a busy
   * service (D34); a function decides alone, and undefined shows no banner.
   */
  failureText: string | ((error: unknown) => string | undefined)

  /** What is wrong with the values; nothing is saved while there is a message. */
  rules?: (values: Values) => Messages<Values>
  /**
   * When a rule speaks: with the attempt to save until the field is changed (the default), when a field
   * is left, when it is changed, or for all fields as soon as anything differs.
   */
  validate?: 'onSubmit' | 'onTouched' | 'onChange' | 'whenDirty'
  /** What the banner says when the rules refuse a save. Default: the messages at the fields are enough. */
  invalidText?: string
  /** The server's names of fields that have another name here; a server's error is shown at its field. */
  wireNames?: Readonly<Record<string, keyof Values & string>>
  /** Whether two sets of values count as the same. Default `isSame`. */
  isEqual?: (a: Values, b: Values) => boolean
  /** Completes the values before they are read for a save: uploads on their way. It fails the save by throwing. */
  prepare?: () => Promise<unknown>

  /** Without it what was typed ends with the form. */
  draft?: DraftOptions<Values>
  version?: VersionOptions<Values, Item>
  /** Without it the form is left without a question. */
  leaving?: LeavingOptions

  /** Leaves the form: after the last step of a save, and by Cancel. */
  onClose?: () => void
  /** Called after a save, while the form is open; without a result when the outbox has sent it. */
  onSaved?: (result: Result | undefined) => void
  /**
   * What a saved form does. 'close' shows what was saved, locked, and leaves it. 'keep' stays open with what
   * was saved, 'empty' with the start values. Default 'close'.
   */
  afterSave?: 'close' | 'keep' | 'empty'
  /** How long a saved form stays before it closes, and the dialog that it shows meanwhile, if any. */
  success?: { durationMs: number; title?: string; text?: string }
}
