import { checkAmounts } from './checks/amounts.ts'
import { checkCalls, checkSchemas } from './checks/calls.ts'
import { checkDelivery } from './checks/delivery.ts'
import { checkEquipment } from './checks/equipment.ts'
import { checkFinance } from './checks/finance.ts'
import { checkHeaders } from './checks/headers.ts'
import { checkLimits } from './checks/limits.ts'
import { checkNames } from './checks/names.ts'
import { checkPictures } from './checks/pictures.ts'
import { checkPosts } from './checks/posts.ts'
import { checkRange } from './checks/range.ts'
import { checkStock } from './checks/stock.ts'
import { checkTexts } from './checks/texts.ts'
import { createClient } from './client.ts'
import { Content } from './content.ts'
import type { Finding } from './finding.ts'
import { PictureLoader } from './pictures.ts'
import { sortedFindings, type CheckOptions, type Report } from './report.ts'

/** Checks a content site. */
export async function checkContentSite(options: CheckOptions): Promise<Report> {
  const start = performance.now()
  const client = createClient(options)
  const content = new Content(options.root, client)
  const loader = new PictureLoader(content)
  const checks = [
    () => checkCalls(content, options.slow),
    () => checkRange(content),
    () => checkAmounts(content),
    () => checkFinance(content),
    () => checkSchemas(content),
    () => checkLimits(content),
    () => checkNames(content),
    () => checkTexts(content),
    () => checkStock(content),
    () => checkDelivery(content),
    () => checkEquipment(content, loader),
    () => checkHeaders(content),
    () => checkPictures(content, loader, options.everyPicture),
    ...(options.post ? [() => checkPosts(content)] : []),
  ]
  const found: Finding[] = []
  for (const check of checks) found.push(...(await check()))
  return {
    ...sortedFindings(options, found),
    calls: (await content.answers()).length,
    pictures: loader.count,
    requests: client.count(),
    seconds: (performance.now() - start) / 1000,
  }
}
