import { Box, chakra, Page, Text } from '@truenorth/shared-ui'
import { useId } from 'react'
import { type LegalText, privacy, terms } from './legalTexts'

const Chapter = chakra('section', {
  base: { display: 'grid', gap: '10px', paddingTop: '28px' },
})

const Paragraphs = ({ title, paragraphs }: LegalText['chapters'][number]) => {
  const id = useId()
  return (
    <Chapter aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </Chapter>
  )
}

const LegalPage = ({ title, summary, chapters }: LegalText) => (
  <Page title={title} width={720}>
    <Text fontSize="18" color="ink.muted">
      {summary}
    </Text>
    <Box>
      {chapters.map((chapter) => (
        <Paragraphs key={chapter.title} {...chapter} />
      ))}
    </Box>
  </Page>
)

export const TermsPage = () => <LegalPage {...terms} />

export const PrivacyPage = () => <LegalPage {...privacy} />
