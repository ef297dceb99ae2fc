import type { Engine } from './engine.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

/** The engines beside Chromium in which the main flows are walked where they are installed. */
export const engines: Engine[] = [firefox, webkit]
