// The routes that the API also has in a browser, for the demo; one line per resource.
import { accountDefinitions } from './account/account.routes.ts'
import {
  exportTokenDefinitions,
  logoutDefinitions,
  meDefinitions,
  passwordResetDefinitions,
  sessionDefinitions,
  tokenDefinitions,
  userDefinitions,
} from './auth/auth.definitions.ts'
import { clientReportDefinitions } from './clientReports/clientReport.routes.ts'
import { dayDefinitions } from './days/day.routes.ts'
import { feedbackDefinitions } from './feedback/feedback.routes.ts'
import type { RouteDefinition } from './http/route.ts'
import { entryDefinitions } from './journal/entry.routes.ts'
import { imageDefinitions } from './journal/image.routes.ts'
import { importDefinitions } from './imports/import.routes.ts'
import { journeyDefinitions } from './journeys/journey.routes.ts'
import { milestoneDefinitions } from './journeys/milestone.routes.ts'
import { moodDefinitions } from './moods/mood.routes.ts'

/** All routes but the administrators' inbox and the description of the API. Of two paths that match a request, the first counts. */
export const browserDefinitions: readonly RouteDefinition[] = [
  tokenDefinitions,
  logoutDefinitions,
  userDefinitions,
  meDefinitions,
  passwordResetDefinitions,
  sessionDefinitions,
  accountDefinitions,
  exportTokenDefinitions,
  moodDefinitions,
  journeyDefinitions,
  milestoneDefinitions,
  imageDefinitions,
  entryDefinitions,
  dayDefinitions,
  importDefinitions,
  feedbackDefinitions,
  clientReportDefinitions,
].flatMap((some) => Object.values<RouteDefinition>(some))
