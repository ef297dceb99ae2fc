import { openApiDocument } from './definitions.ts'

describe('the OpenAPI document', () => {
  const { paths, openapi } = openApiDocument()

  it('is of version 3.1', () => {
    expect(openapi).toBe('3.1.0')
  })

  it('describes the body of a new reading', () => {
    expect(paths).toMatchObject({
      '/mood/': {
        post: {
          security: [{ bearer: [] }],
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  required: ['mood_value'],
                  properties: {
                    mood_value: { type: 'integer', minimum: 1, maximum: 5 },
                    note: { type: 'string', maxLength: 500 },
                  },
                },
              },
            },
          },
        },
      },
    })
  })

  it('describes the parameters of a path', () => {
    expect(paths['/mood/{id}/']).toMatchObject({
      get: { parameters: [{ name: 'id', in: 'path', required: true }] },
    })
  })
})
