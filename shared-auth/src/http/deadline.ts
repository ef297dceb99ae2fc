// A read fails ten seconds after it was begun, whatever was tried meanwhile: a retry and the refresh of a
// token get what is left of that time.
import { AxiosError, type GenericAbortSignal, type InternalAxiosRequestConfig } from 'axios'

// TanStack Query gives a query and its retry the same signal.
const begun = new WeakMap<GenericAbortSignal, number>()

/** A read, with the moment until which it may be answered; none where its time is not limited. */
export type LimitedConfig = InternalAxiosRequestConfig & { until?: number | undefined }

const timedOut = (config: LimitedConfig) =>
  new AxiosError('The time for an answer is over.', AxiosError.ECONNABORTED, config)

// A time-out of zero would mean none.
const timeLeft = (until: number) => Math.max(1, Math.round(until - performance.now()))

/** The same request with what is left of its time. */
export const withTimeLeft = (config: LimitedConfig): LimitedConfig =>
  config.until === undefined ? config : { ...config, timeout: timeLeft(config.until) }

/** Limits the time of a read, together with what was tried before under its signal. */
export const limitTime = (config: LimitedConfig): void => {
  const { signal, timeout = 0 } = config
  if (timeout === 0) return
  const start = (signal && begun.get(signal)) ?? performance.now()
  if (signal) begun.set(signal, start)
  config.until ??= start + timeout
  config.timeout = timeLeft(config.until)
}

/** What comes after an answer under the same signal, as the next page of a list, has its own time. */
export const noteAnswer = ({ signal }: LimitedConfig): void => {
  if (signal) begun.delete(signal)
}

/**
 * Waits for `work` no longer than the read may take.
 * @throws an `AxiosError` as for a time-out
 */
export const withinTime = async <T>(config: LimitedConfig, work: Promise<T>): Promise<T> => {
  const { until } = config
  if (until === undefined) return work
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timedOut(config)), timeLeft(until))
  })
  return Promise.race([work, over]).finally(() => clearTimeout(timer))
}
