import type { Migration } from 'kysely'
import { accounts } from './001-accounts.ts'
import { idempotencyKeys } from './002-once-keys.ts'
import { moods } from './003-moods.ts'
import { rateLimits } from './004-rate-limits.ts'
import { journeys } from './005-journeys.ts'
import { journal } from './006-journal.ts'
import { feedback } from './007-feedback.ts'
import { clientReports } from './008-client-reports.ts'
import { readingOffsets } from './009-reading-offsets.ts'
import { erasure } from './010-erasure.ts'
import { knownDevices } from './011-known-devices.ts'
import { foldedNames } from './012-folded-names.ts'
import { loosePictures } from './013-loose-pictures.ts'
import { searchTexts } from './014-search-texts.ts'
import { deviceKeys } from './015-device-keys.ts'
import { imports } from './016-imports.ts'
import { exportTokens } from './017-export-tokens.ts'
import { importedPaths } from './018-imported-paths.ts'
import { chosenMoments } from './019-chosen-moments.ts'
import { moodDays } from './020-mood-days.ts'
import { feedbackTriage } from './022-feedback-triage.ts'
import { feedbackAnswers } from './023-feedback-answers.ts'
import { feedbackContext } from './024-feedback-context.ts'
import { reachedWaypoints } from './025-reached-waypoints.ts'
import { feedbackCounts } from './027-feedback-counts.ts'
import { feedbackPictures } from './028-feedback-pictures.ts'
import { passkeys } from './029-passkeys.ts'
import { feedbackTallies } from './030-feedback-tallies.ts'
import { mergedFeedback } from './031-merged-feedback.ts'
import { feedbackDigests } from './032-feedback-digests.ts'
import { secondFactors } from './033-second-factors.ts'
import { accountEvents } from './034-account-events.ts'
import { sealedPages } from './035-sealed-pages.ts'
import { appLocks } from './036-app-locks.ts'
import { operators } from './037-operators.ts'
import { feedbackSums } from './038-feedback-sums.ts'
import type { Dialect } from './columns.ts'

// Databases hold these names: they never change.
const inOrder = {
  '001-accounts': accounts,
  '002-once-keys': idempotencyKeys,
  '003-moods': moods,
  '004-rate-limits': rateLimits,
  '005-journeys': journeys,
  '006-journal': journal,
  '007-feedback': feedback,
  '008-client-reports': clientReports,
  '009-reading-offsets': readingOffsets,
  '010-erasure': erasure,
  '011-known-devices': knownDevices,
  '012-folded-names': foldedNames,
  '013-loose-pictures': loosePictures,
  '014-search-texts': searchTexts,
  '015-device-keys': deviceKeys,
  '016-imports': imports,
  '017-export-tokens': exportTokens,
  '018-imported-paths': importedPaths,
  '019-chosen-moments': chosenMoments,
  '020-mood-days': moodDays,
  '022-feedback-triage': feedbackTriage,
  '023-feedback-answers': feedbackAnswers,
  '024-feedback-context': feedbackContext,
  '025-reached-waypoints': reachedWaypoints,
  '027-feedback-counts': feedbackCounts,
  '028-feedback-pictures': feedbackPictures,
  '029-passkeys': passkeys,
  '030-feedback-tallies': feedbackTallies,
  '031-merged-feedback': mergedFeedback,
  '032-feedback-digests': feedbackDigests,
  '033-second-factors': secondFactors,
  '034-account-events': accountEvents,
  '035-sealed-pages': sealedPages,
  '036-app-locks': appLocks,
  '037-operators': operators,
  '038-feedback-sums': feedbackSums,
}

/** All migrations by name, in the order in which they run. */
export const migrations = (dialect: Dialect): Record<string, Migration> =>
  Object.fromEntries(Object.entries(inOrder).map(([name, step]) => [name, step.for(dialect)]))
