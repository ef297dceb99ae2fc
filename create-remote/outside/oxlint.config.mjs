import { lint } from '@truenorth/remote-kit/lint'

export default lint
