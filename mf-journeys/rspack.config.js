// @ts-check
import { remoteConfig } from '@truenorth/remote-kit'

export default remoteConfig({ dir: import.meta.dirname })
