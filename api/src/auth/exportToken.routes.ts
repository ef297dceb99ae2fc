import { mostExportTokens, type ExportToken } from '@truenorth/api-contract/account'
import type { Selectable } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { Failure, notFound } from '../http/failure.ts'
import { idIn } from '../http/item.ts'
import { implement } from '../http/route.ts'
import { wireInstant, wireInstantOrNull } from '../time/instant.ts'
import type { AccountParts } from './accountParts.ts'
import { exportTokenDefinitions } from './auth.definitions.ts'
import { hashOf, newExportToken } from '../http/secrets.ts'

const toToken = (row: Selectable<Tables['export_tokens']>): ExportToken => ({
  id: row.id,
  name: row.name,
  created_at: wireInstant(row.created_at),
  last_used_at: wireInstantOrNull(row.last_used_at),
})

const tooMany = () =>
  new Failure(409, {
    detail: `An account has at most ${mostExportTokens} export tokens. Revoke one first.`,
  })

/** Tokens for programs that fetch the export, under /account/export-tokens/. A new password ends them. */
export const exportTokenRoutes = ({ exportTokens, accountEvents, clock }: AccountParts) =>
  implement(exportTokenDefinitions, {
    list: async ({ user }) => (await exportTokens.list(user.id)).map(toToken),
    create: async ({ c, user, body }) => {
      const { name } = await body()
      const token = newExportToken()
      const added = await exportTokens.add({
        userId: user.id,
        name,
        hash: hashOf(token),
        now: clock(),
      })
      if (!added) throw tooMany()
      await accountEvents.note(c, { userId: user.id, kind: 'export_token_made', now: clock() })
      return { ...toToken(added), token }
    },
    revoke: async ({ c, user }) => {
      if (!(await exportTokens.remove(user.id, idIn(c)))) throw notFound()
    },
  })
