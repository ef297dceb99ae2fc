import { z } from 'zod'
import { labelledSchema } from '../fields/labelled.schema.ts'
import type { Operations } from '../openapi/operation.ts'
import { milestoneChangesSchema, milestoneSchema, newMilestoneSchema } from './milestone.schema.ts'

const list = '/journey/:journeyId/milestone/'
const one = `${list}:id/`

export const milestoneOperations: Operations = {
  [`GET ${list}`]: {
    summary: 'The milestones of a journey, in the order in which they were set',
    answers: { 200: z.array(milestoneSchema) },
  },
  [`POST ${list}`]: {
    summary: 'Set a milestone',
    body: newMilestoneSchema,
    answers: { 201: milestoneSchema },
  },
  [`GET ${list}type-choices/`]: {
    summary: 'The types of milestones',
    answers: { 200: z.array(labelledSchema) },
  },
  [`GET ${one}`]: { summary: 'One milestone', answers: { 200: milestoneSchema } },
  [`PUT ${one}`]: {
    summary: 'Change a milestone; what is left out stays',
    body: newMilestoneSchema,
    answers: { 200: milestoneSchema },
  },
  [`PATCH ${one}`]: {
    summary: 'Change parts of a milestone',
    body: milestoneChangesSchema,
    answers: { 200: milestoneSchema },
  },
  [`DELETE ${one}`]: { summary: 'Remove a milestone', answers: { 204: null } },
}
