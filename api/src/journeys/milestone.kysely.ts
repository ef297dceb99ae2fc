import {
  milestoneSchema,
  type Milestone,
  type MilestoneChanges,
} from '@truenorth/api-contract/journeys'
import { sql, type Kysely, type Selectable } from 'kysely'
import { isOrphan } from '../db/errors.ts'
import { rowList } from '../db/longList.ts'
import { prepared, type Value } from '../db/prepared.ts'
import type { Tables } from '../db/tables.ts'
import { wireInstant } from '../time/instant.ts'
import { withMilestoneDefaults, type MilestoneContent } from './journeyRules.ts'
import type { MilestoneRepository } from './milestone.repository.ts'

const { type: typeSchema } = milestoneSchema.shape

const toMilestone = (row: Selectable<Tables['milestones']>): Milestone => ({
  id: row.id,
  version: row.version,
  title: row.title,
  description: row.description,
  type: typeSchema.parse(row.type),
  target_date: row.target_date,
  is_completed: row.is_completed === 1,
  reward: row.reward,
  progress: row.progress,
  reached_on: row.reached_on,
  created_at: wireInstant(row.created_at),
})

const toRow = ({ is_completed, ...changes }: MilestoneContent<MilestoneChanges>) => ({
  ...changes,
  ...(is_completed !== undefined && { is_completed: Number(is_completed) }),
})

const sizesOf = prepared((db, value: Value<{ journeyId: number }>) =>
  db
    .selectFrom('milestones')
    .select(['id', sql<number>`octet_length(title) + octet_length(description)`.as('bytes')])
    .where('journey_id', '=', value('journeyId'))
    .orderBy('id'),
)

/** Milestones in SQLite or PostgreSQL. */
export const kyselyMilestones = (db: Kysely<Tables>): MilestoneRepository => ({
  add: async (journeyId, milestone, instant) => {
    const { is_completed, ...whole } = withMilestoneDefaults(milestone)
    try {
      const row = await db
        .insertInto('milestones')
        .values({
          ...whole,
          is_completed: Number(is_completed),
          journey_id: journeyId,
          created_at: instant,
          updated_at: instant,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return toMilestone(row)
    } catch (error) {
      if (isOrphan(error)) return undefined
      throw error
    }
  },

  list: (journeyId) => {
    const inOrder = () =>
      db.selectFrom('milestones').selectAll().where('journey_id', '=', journeyId).orderBy('id')
    return rowList({
      sizes: () => sizesOf(db, { journeyId }),
      all: async () => (await inOrder().execute()).map(toMilestone),
      between: async (firstId, lastId) => {
        const some = inOrder().where('id', '>=', firstId).where('id', '<=', lastId)
        return (await some.execute()).map(toMilestone)
      },
    })
  },

  find: async (journeyId, id) => {
    const row = await db
      .selectFrom('milestones')
      .selectAll()
      .where('id', '=', id)
      .where('journey_id', '=', journeyId)
      .executeTakeFirst()
    return row && toMilestone(row)
  },

  update: async (journeyId, id, changes, instant, onlyVersion) => {
    const row = await db
      .updateTable('milestones')
      .set(({ eb }) => ({ ...toRow(changes), updated_at: instant, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('journey_id', '=', journeyId)
      .$if(onlyVersion !== undefined, (query) => query.where('version', '=', onlyVersion ?? 0))
      .returningAll()
      .executeTakeFirst()
    return row && toMilestone(row)
  },

  remove: async (journeyId, id) => {
    await db
      .deleteFrom('milestones')
      .where('id', '=', id)
      .where('journey_id', '=', journeyId)
      .execute()
  },
})
