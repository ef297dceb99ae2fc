import { chakra, Logo, Text, TextLink } from '@truenorth/shared-ui'
import { PageWidth } from '../components/PageWidth'

/** The specification fixes the year. */
const footerYear = 2025

const Root = chakra('footer', {
  base: { marginTop: '72px', borderTop: '1px solid', borderColor: 'line' },
})

const Row = chakra(PageWidth, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 24px',
    paddingBlock: '20px',
  },
})

const Legal = chakra('nav', {
  base: { display: 'flex', gap: '4px 20px', marginLeft: { sm: 'auto' } },
})

const LegalLink = chakra(TextLink, {
  base: { display: 'inline-flex', alignItems: 'center', minHeight: '44px', fontSize: '14' },
})

export const SiteFooter = () => (
  <Root>
    <Row>
      <Logo />
      <Legal aria-label="Legal">
        <LegalLink to="/terms">Terms</LegalLink>
        <LegalLink to="/privacy">Privacy</LegalLink>
      </Legal>
      <Text fontSize="14" color="ink.muted">
        © {footerYear} Truenorth. Beta.
      </Text>
    </Row>
  </Root>
)
