import type { Page } from 'playwright-core'

/** How many sheets of paper the page fills. */
export const printedPages = async (page: Page) => {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
}
