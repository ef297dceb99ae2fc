// @ts-check
import { remoteConfig } from '../../../rspack.base.js'

export default remoteConfig({ dir: import.meta.dirname })
