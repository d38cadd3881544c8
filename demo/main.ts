// Entry of the demo page under `npm run dev`: loads the widget from source. The built page replaces
// this script with the built entry.
import '../src/index.ts'
