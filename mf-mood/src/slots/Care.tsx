import { SupportBanner } from '../features/supportBanner/SupportBanner'

// Published manifests and shells name this slot, so the file keeps its name.
export default SupportBanner
