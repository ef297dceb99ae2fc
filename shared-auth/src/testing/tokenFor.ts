/** A token in the server's form, unsigned: whose it is, and a mark to tell it from others. */
export const tokenFor = (userId: number, mark: string): string =>
  [
    'head',
    btoa(JSON.stringify({ user_id: userId, jti: mark })).replaceAll('=', ''),
    'signature',
  ].join('.')
