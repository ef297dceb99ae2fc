import { z } from 'zod'

const defaultPort = 8000
const standardPace = 1200
const shortestKey = 32
const count = z.coerce.number().int().min(0)

const environmentSchema = z.object({
  PORT: count.max(65_535).default(defaultPort),
  HOST: z.string().optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be postgres://…' }).optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be http://… or https://…' })
    .default('http://localhost:3000')
    .transform((url) => url.replace(/\/+$/, '')),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be smtp://… or smtps://…' }).optional(),
  MAIL_FROM: z.string().min(1).optional(),
  SIGNING_KEY: z
    .string()
    .refine((keys) => keys.split(',').every((key) => key.trim().length >= shortestKey), {
      error: `must have at least ${shortestKey} characters`,
    })
    .optional(),
  TRUSTED_PROXIES: count.default(0),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SIGN_IN_LIMIT: count.min(1).optional(),
  REGISTRATION_LIMIT: count.min(1).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  REQUEST_LIMIT: count.min(1).default(standardPace),
})

/** The settings of the server; the README has the list. */
export type Environment = z.infer<typeof environmentSchema>

const withoutEmpty = (variables: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))

/** Reads the settings once; throws one sentence that names what is wrong. */
export const parseEnvironment = (variables: Record<string, string | undefined>): Environment => {
  const result = environmentSchema.safeParse(withoutEmpty(variables))
  if (result.success) return result.data
  const wrong = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new Error(`The environment is not right: ${wrong.join('; ')}.`)
}
