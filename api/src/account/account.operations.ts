import type { Operations } from '../openapi/operation.ts'

export const accountOperations: Operations = {
  'GET /account/export/': {
    summary:
      'Everything of the user as a ZIP archive: truenorth.json to be read back in, readings.csv, pictures',
    answers: { 200: null },
  },
}
