import type { Kysely, Selectable } from 'kysely'
import { codeOf } from '../db/busy.ts'
import type { Tables } from '../db/tables.ts'
import { wireInstant } from '../time/instant.ts'
import type { MilestoneRepository } from './milestone.repository.ts'
import { milestoneSchema, type Milestone, type MilestoneChanges } from './milestone.schema.ts'
import { wholeMilestone } from './wholeMilestone.ts'

const typeSchema = milestoneSchema.shape.type

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
  created_at: wireInstant(row.created_at),
})

const toRow = ({ is_completed, ...changes }: MilestoneChanges) => ({
  ...changes,
  ...(is_completed !== undefined && { is_completed: Number(is_completed) }),
})

const noSuchJourney = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'])

/** Milestones in SQLite or PostgreSQL. */
export const kyselyMilestones = (db: Kysely<Tables>): MilestoneRepository => ({
  add: async (journeyId, milestone, instant) => {
    const { is_completed, ...whole } = wholeMilestone(milestone)
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
      if (noSuchJourney.has(codeOf(error))) return undefined
      throw error
    }
  },

  list: async (journeyId) => {
    const rows = await db
      .selectFrom('milestones')
      .selectAll()
      .where('journey_id', '=', journeyId)
      .orderBy('id')
      .execute()
    return rows.map(toMilestone)
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
