import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

/** Folder of the pictures and the blueprint for the plugin directory of WordPress. It is not part of the zip. */
export const DIRECTORY_ASSETS = 'wordpress-plugin/.wordpress-org'

const CARS = 'wordpress-add-ons/editor/sample/media/exterior'

/** Cars on the banner from left to right: their picture, and their place in pixels at the full size. */
const LINE_UP = [
  { picture: 'pardal/AGI/00.avif', width: 560, left: 20 },
  { picture: 'alvor/VPI/00.avif', width: 600, left: 944 },
  { picture: 'mare/VBR/00.avif', width: 720, left: 412 },
] as const

const BANNER = { width: 1544, height: 500 } as const

/** Height above the lower edge at which the pictures of the cars end. */
const FLOOR = 24

/** A studio like that of the widget: a light wall, a floor line and soft light. */
const STUDIO = `<svg xmlns="http://www.w3.org/2000/svg" width="${BANNER.width}" height="${BANNER.height}">
  <defs>
    <linearGradient id="wall" x2="0" y2="1">
      <stop offset="0" stop-color="#0b5a63"/>
      <stop offset=".62" stop-color="#0e6d77"/>
      <stop offset=".63" stop-color="#dfe6e7"/>
      <stop offset="1" stop-color="#fff"/>
    </linearGradient>
  </defs>
  <rect width="100%" height="100%" fill="url(#wall)"/>
</svg>`

async function carsOnBanner() {
  return await Promise.all(
    LINE_UP.map(async ({ picture, width, left }) => {
      const height = Math.round((width * 9) / 16)
      const input = await sharp(join(CARS, picture)).resize({ width, height }).png().toBuffer()
      return { input, left, top: BANNER.height - FLOOR - height }
    }),
  )
}

/** Draws the icon and the banner in the sizes that the plugin directory asks for. */
async function drawDirectoryAssets(): Promise<void> {
  const save = async (name: string, picture: Sharp): Promise<void> =>
    writeFile(
      join(DIRECTORY_ASSETS, name),
      await picture.png({ palette: true, effort: 10 }).toBuffer(),
    )
  for (const size of [128, 256]) {
    const icon = sharp(join(DIRECTORY_ASSETS, 'icon.svg'), { density: 144 })
    await save(`icon-${size}x${size}.png`, icon.resize(size, size))
  }
  const banner = await sharp(Buffer.from(STUDIO))
    .composite(await carsOnBanner())
    .png()
    .toBuffer()
  await save('banner-1544x500.png', sharp(banner))
  await save('banner-772x250.png', sharp(banner).resize(772, 250))
}

if (import.meta.main) await drawDirectoryAssets()
