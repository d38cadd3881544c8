// Prints what four readers of link previews say of a page, whose address is the argument, as JSON.
import { getPreviewFromContent } from 'link-preview-js'
import metascraper from 'metascraper'
import description from 'metascraper-description'
import image from 'metascraper-image'
import title from 'metascraper-title'
import ogs from 'open-graph-scraper'
import { unfurl } from 'unfurl.js'

const [, , url] = process.argv
const html = await (await fetch(url)).text()
const graph = (await ogs({ html })).result
const preview = await getPreviewFromContent({
  url,
  data: html,
  status: 200,
  headers: { 'content-type': 'text/html' },
})
const unfurled = await unfurl(url)
const scraped = await metascraper([title(), description(), image()])({ html, url })
const said = {
  'open-graph-scraper': {
    title: graph.ogTitle,
    description: graph.ogDescription,
    picture: graph.ogImage?.[0]?.url,
  },
  'link-preview-js': {
    title: preview.title,
    description: preview.description,
    picture: preview.images[0],
  },
  'unfurl.js': {
    title: unfurled.open_graph?.title,
    description: unfurled.description,
    picture: unfurled.open_graph?.images?.[0]?.url,
  },
  metascraper: {
    title: scraped.title,
    description: scraped.description,
    picture: scraped.image,
  },
}
process.stdout.write(JSON.stringify(said))
