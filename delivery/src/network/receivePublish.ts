// A publish that comes over the network: received into a folder apart, then the same as a local one.
import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Busy, createQueue, Failure } from '@truenorth/api/http'
import * as z from 'zod'
import { describePlan, outcomeOf } from '../commands/publishReport.ts'
import type { Cause } from '../publishing/changeLog.ts'
import type { Precondition } from '../publishing/changeSite.ts'
import { planPublish, publish, type PublishPlan } from '../publishing/publish.ts'
import type { Registry } from '../registry/registry.ts'
import { ValidationError } from '../registry/validationError.ts'
import { exists, readJson } from '../site/files.ts'
import type { SiteLayout } from '../site/layout.ts'
import { incoming } from '../site/packedFiles.ts'
import { unpackArchive } from './archive.ts'
import type { Published } from './definitions.ts'

/** Archives that are received at once; each is in memory by one file at a time. */
const mostReceiving = 10
/** Compressing takes all cores for a while, so one is published after the other. */
const publishing = { concurrency: 1, longestWaitMs: 60_000 }

export type Upload = {
  name: string
  body: ReadableStream<Uint8Array>
  /** Percent of browsers, for a canary. */
  canary?: number | undefined
  isDryRun: boolean
  cause: Cause
  precondition: Precondition
}

/** A publish as it is answered, but for what the remote is like then. */
export type Outcome = { answer: Omit<Published, 'remote'>; registry: Registry }

type Build = PublishPlan['builds'][number]

const describeRelease = ({ release, files }: Build): Published['release'] => {
  const bytes = (size: (file: { plain: Buffer; br?: Buffer }) => number) =>
    [...files.values()].reduce((sum, file) => sum + size(file), 0)
  return {
    version: release.version,
    files: files.size,
    bytes: bytes(({ plain }) => plain.length),
    brotli_bytes: bytes(({ plain, br }) => (br ?? plain).length),
    routes: release.routes.map(({ path }) => path),
    slots: release.slots.map(({ page, place }) => `${place} on the ${page}`),
  }
}

/** @throws a ValidationError where an archive is no package of this remote */
const assertPackageOf = async (folder: string, name: string) => {
  for (const file of ['package.json', 'remote.json', 'dist/record.json'])
    if (!(await exists(join(folder, file))))
      throw new ValidationError(`The archive lacks ${file}: build the remote, then pack it.`)
  const declared = await readJson(join(folder, 'remote.json'), z.looseObject({ name: z.string() }))
  if (declared.name !== name)
    throw new ValidationError(
      `The archive holds ${declared.name}, and it was sent to ${name}: publish it under its name.`,
    )
}

/** Receives publishes. One for a server, because it counts those that run. */
export const createReceiver = (layout: SiteLayout) => {
  const inTurn = createQueue(publishing)
  let receiving = 0

  /** @throws Failure 503 when too many archives are on their way */
  const unpack = async (body: Upload['body'], folder: string) => {
    if (receiving >= mostReceiving) throw new Busy('Too many archives at once')
    receiving += 1
    try {
      await unpackArchive(body, folder)
    } finally {
      receiving -= 1
    }
  }

  const enter = async (folder: string, upload: Upload): Promise<Outcome> => {
    const { name, canary, isDryRun, cause, precondition } = upload
    await assertPackageOf(folder, name)
    const publication = { remotes: [folder], canary, ownsNames: true, precondition }
    const plan = isDryRun ? await planPublish(layout.site, publication) : undefined
    const done = plan ?? (await publish(layout.site, publication, cause))
    const [build] = done.builds
    if (!build) throw new Failure(500, { detail: 'Nothing was published.' })
    const registry = 'next' in done ? done.next.registry : done.registry
    const sentence = outcomeOf(registry, build.release)
    return {
      registry,
      answer: {
        sentence: isDryRun ? `Checked; nothing was changed. ${sentence}` : sentence,
        changed: 'isChanged' in done && done.isChanged,
        sequence: plan ? plan.live.registry.sequence : registry.sequence,
        dry_run: isDryRun,
        release: describeRelease(build),
        report: plan ? describePlan(plan) : sentence,
      },
    }
  }

  /**
   * Publishes the archive in a body, or says what that would do.
   * @throws Failure, a ValidationError without paths of this machine, and what the precondition throws; the site is
   * as it was then
   */
  return async (upload: Upload): Promise<Outcome> => {
    const folder = join(layout.uploads, incoming + randomUUID())
    await mkdir(folder, { recursive: true })
    try {
      await unpack(upload.body, folder)
      return await inTurn(() => enter(folder, upload))
    } catch (error) {
      throw error instanceof ValidationError
        ? new ValidationError(
            ...error.problems.map((problem) =>
              problem.replaceAll(`${folder}/`, '').replaceAll(folder, 'the archive'),
            ),
          )
        : error
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}
