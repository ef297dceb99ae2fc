import { type FeedbackTrends, pageWeeks } from '@truenorth/api-contract/inbox'
import { Card, chakra, formatDate, Inset, Text, TextLink } from '@truenorth/shared-ui'
import { isTold } from '@truenorth/shared-ui/statistics'
import { trendTexts } from '../../content'
import { emptyView, viewParams } from '../../domain/inboxView'
import { intervalText, meanText, messagesOf, releaseName, tellReleases } from '../../domain/trends'
import { TrendTable } from './TrendTable'

type Remote = FeedbackTrends['remotes'][number]

const Told = chakra('ul', {
  base: { display: 'grid', gap: '10px', '& > li': { fontSize: '18', lineHeight: '1.45' } },
})

/** What can be said about how releases are rated, and by which rules. */
export const ReleaseSentences = ({ remotes }: { remotes: readonly Remote[] }) => {
  const { told, close, few } = tellReleases(remotes)
  return (
    <Card title="After a release">
      {told.length > 0 ? (
        <Told>
          {told.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Told>
      ) : (
        <Text>{close.length > 0 ? trendTexts.tooClose : trendTexts.tooLittle}</Text>
      )}
      <Inset gap="6px" marginTop="14px">
        {told.length > 0 && close.length > 0 && (
          <p>
            <b>Too close to tell apart from the release before:</b> {close.join(', ')}.
          </p>
        )}
        {few.length > 0 && (
          <p>
            <b>Too little to say yet:</b> {few.join(', ')}.
          </p>
        )}
        <p>{trendTexts.method}</p>
      </Inset>
    </Card>
  )
}

/** The newest releases of each remote: what was sent from them, and how they are rated. */
export const ReleasesCard = ({ remotes }: { remotes: readonly Remote[] }) => (
  <Card title="By release">
    <TrendTable
      caption="Messages and ratings by release"
      columns={['Release', 'Since', 'Messages', 'Bugs', 'People who rated', 'Mean', 'Difference']}
      rows={remotes.flatMap(({ name, releases }) =>
        releases.map((release) => ({
          key: `${name} ${release.version}`,
          cells: [
            `${name} ${releaseName(release.version, releases)}`,
            formatDate(release.first_at),
            messagesOf(release),
            release.bug,
            release.raters?.people ?? 0,
            release.raters ? meanText(release.raters.mean) : '–',
            release.change
              ? `${intervalText(release.change)}${isTold(release.change) ? '' : ', open'}`
              : '–',
          ],
        })),
      )}
    />
  </Card>
)

const inboxOf = (path: string) => `/admin/feedback?${viewParams({ ...emptyView, path }).toString()}`

/** What was sent from which page lately. */
export const PagesCard = ({ pages }: Pick<FeedbackTrends, 'pages'>) => (
  <Card title="By page">
    <Text margin="-6px 0 10px" color="ink.muted">{`The last ${pageWeeks} weeks.`}</Text>
    <TrendTable
      caption="Messages and ratings by page"
      columns={['Page', 'Messages', 'Bugs', 'Features', 'Rated', 'Mean']}
      rows={pages.map((one) => ({
        key: one.page,
        cells: [
          <TextLink key="page" alone to={inboxOf(one.page)}>
            {one.page}
          </TextLink>,
          messagesOf(one),
          one.bug,
          one.feature,
          one.rated,
          one.mean === undefined ? '–' : meanText(one.mean),
        ],
      }))}
    />
  </Card>
)
