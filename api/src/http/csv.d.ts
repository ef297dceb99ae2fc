/** One value of a CSV file: quoted, and never a formula. */
export declare const csvCell: (value: string | number | boolean | null | undefined) => string
/** One line of a CSV file (RFC 4180). */
export declare const csvLine: (values: Parameters<typeof csvCell>[0][]) => string
/** Tells spreadsheets that the file is UTF-8. */
export declare const byteOrderMark = '\uFEFF'
