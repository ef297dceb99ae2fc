// A loaded machine fails now and then for reasons of its own: what fails twice is a fault, and the first time is shown too.
jest.retryTimes(1, { logErrorsBeforeRetry: true })
