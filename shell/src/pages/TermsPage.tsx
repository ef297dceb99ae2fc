import { terms } from '../features/legal/content'
import { LegalPage } from '../features/legal/LegalPage'

export const TermsPage = () => <LegalPage {...terms} />
