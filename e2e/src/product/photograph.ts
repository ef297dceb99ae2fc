import type { Page } from 'playwright-core'

/** A photograph as a camera would give it: larger than what is sent. */
export const photograph = async (page: Page) => {
  const address = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2400, 1800)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser cannot draw.')
    for (let stripe = 0; stripe < 600; stripe += 1) {
      context.fillStyle = `hsl(${stripe * 7} 60% 50%)`
      context.fillRect(stripe * 4, (stripe * 37) % 1800, 300, 200)
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
    // As text: a number a byte would keep the page busy for seconds.
    return new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => {
        if (typeof reader.result === 'string') resolve(reader.result)
      })
      reader.readAsDataURL(blob)
    })
  })
  const buffer = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
  return { name: 'sea.jpg', mimeType: 'image/jpeg', buffer }
}
