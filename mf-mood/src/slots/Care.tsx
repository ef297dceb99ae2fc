import { CarePlace } from '../features/care/CarePlace'

export default CarePlace
