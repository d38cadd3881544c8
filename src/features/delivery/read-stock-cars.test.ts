import { describeFieldsRead } from '../../../test/support/fields-read.ts'
import { fetchStockCars } from './read-stock-cars.ts'

describeFieldsRead({ stockCars: (site) => fetchStockCars(site, '101') })
