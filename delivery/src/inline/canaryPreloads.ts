// Inline in documents while a canary runs: preloads the files of the release that this browser gets.
import { canaryBucket, isInCanary } from '../registry/canary.ts'

/** As `documents/preloads.ts` writes it. A late file is preloaded by the shell, when that has arrived. */
type Canary = [offset: number, share: number, isForCanary: 0 | 1, isLate?: 1]

const bucket = canaryBucket(document)
for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-canary]')) {
  const [offset, share, isForCanary, isLate]: Canary = JSON.parse(link.dataset['canary'] ?? '')
  if (isInCanary(bucket, offset, share) === !!isForCanary) {
    if (isLate) link.dataset['late'] = ''
    else link.rel = 'preload'
  }
}
