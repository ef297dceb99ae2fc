/** What the worker reaches outside itself by. */
export type Surroundings = Pick<WorkerGlobalScope, 'caches' | 'fetch'>
