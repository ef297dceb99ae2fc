/**
 * Decodes base64url (RFC 4648, section 5) into a string with one character for each byte.
 * @throws a `DOMException` for anything else
 */
export const decodeBase64Url = (encoded: string): string =>
  atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
