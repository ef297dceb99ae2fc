import type { Page } from 'playwright-core'

/** How many sheets of paper the page fills: of Letter, which is shorter than A4. */
export const printedPages = async (page: Page) => {
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
}
