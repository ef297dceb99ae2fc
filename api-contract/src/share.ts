// What other apps share with the installed app: on its way from the service worker to the form of a new entry.
// https://developer.mozilla.org/en-US/docs/Web/Progressive_web_apps/Manifest/Reference/share_target

/** Where the browser posts what is shared, as `app.webmanifest` says. */
export const shareAddress = '/share'

/** The cache in which the worker keeps what was shared, one request body each, until the form takes it. */
export const shareCache = 'truenorth-shared'

/** The fields of such a body, as `app.webmanifest` names them. */
export const shareFields = { title: 'title', text: 'text', url: 'url', pictures: 'pictures' }

/** The form that takes what is kept. */
export const shareForm = '/journal?write=new'

/** The same form, which then says that what was shared could not be kept. Private words are in no address. */
export const lostShareForm = `${shareForm}&share=lost`
