import { privacy } from '../features/legal/content'
import { LegalPage } from '../features/legal/LegalPage'

export const PrivacyPage = () => <LegalPage {...privacy} />
