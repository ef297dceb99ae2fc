import { chooseBrowser } from './browser.ts'

/** Jest runs this once before all specs: several workers that unpack the pinned browser at once would break it. */
const prepareBrowser = async () => {
  await chooseBrowser()
}

export default prepareBrowser
