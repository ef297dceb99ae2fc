/** Who may call: anyone, who is signed in, or an administrator. */
export type Role = 'anyone' | 'user' | 'admin'
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type PathAccess = Partial<Record<Method, Role>> & {
  /** Who is told that a method is wrong (405) instead of being asked to sign in; `user` by default. */
  wrongMethod?: 'anyone'
}

/**
 * Who may call what. The server enforces this table and no other; a path or a method that is not
 * in it does not exist. Paths under /api; of two that fit, the first counts.
 */
export const access = {
  '/schema/': { GET: 'anyone', wrongMethod: 'anyone' },
  '/token/': { POST: 'anyone', wrongMethod: 'anyone' },
  '/token/refresh/': { POST: 'anyone', wrongMethod: 'anyone' },
  '/token/verify/': { POST: 'anyone', wrongMethod: 'anyone' },
  '/auth/logout/': { POST: 'anyone', wrongMethod: 'anyone' },
  '/auth/users/': { GET: 'user', POST: 'anyone' },
  '/auth/users/me/': { GET: 'user', PUT: 'user', PATCH: 'user', DELETE: 'user' },
  '/auth/users/set_password/': { POST: 'user' },
  '/auth/users/reset_password/': { POST: 'anyone' },
  '/auth/users/reset_password_confirm/': { POST: 'anyone' },
  '/auth/sessions/': { GET: 'user', DELETE: 'user' },
  '/auth/sessions/:id/': { DELETE: 'user' },
  '/account/export/': { GET: 'user' },
  '/mood/': { GET: 'user', POST: 'user' },
  '/mood/today/': { GET: 'user' },
  '/mood/history/': { GET: 'user' },
  '/mood/weekly-average/': { GET: 'user' },
  '/mood/:id/': { GET: 'user', PUT: 'user', PATCH: 'user', DELETE: 'user' },
  '/journey/': { GET: 'user', POST: 'user' },
  '/journey/choices/': { GET: 'user' },
  '/journey/:id/': { GET: 'user', PUT: 'user', PATCH: 'user', DELETE: 'user' },
  '/journey/:journeyId/milestone/': { GET: 'user', POST: 'user' },
  '/journey/:journeyId/milestone/type-choices/': { GET: 'user' },
  '/journey/:journeyId/milestone/:id/': {
    GET: 'user',
    PUT: 'user',
    PATCH: 'user',
    DELETE: 'user',
  },
  '/journal/': { GET: 'user', POST: 'user' },
  '/journal/images/': { POST: 'user' },
  '/journal/images/:id/': { GET: 'user', PATCH: 'user' },
  '/journal/:id/': { GET: 'user', PUT: 'user', PATCH: 'user', DELETE: 'user' },
  '/client-reports/': { GET: 'admin', POST: 'user' },
  '/feedback/': { POST: 'user' },
  '/feedback/list/': { GET: 'admin' },
  '/feedback/summary/': { GET: 'admin' },
  '/feedback/export/': { GET: 'admin' },
  '/feedback/:id/': { PATCH: 'admin', DELETE: 'admin' },
} as const satisfies Record<string, PathAccess>
