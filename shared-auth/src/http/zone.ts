/** The user's time zone now (IANA name); absent where the browser cannot tell. */
export const currentZone = (): string | undefined => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone && zone !== 'Etc/Unknown' ? zone : undefined
}
