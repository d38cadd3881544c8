// The demo page under `npm run dev`: the widget from its source. The built page loads the built
// entry in this script's place.
import '../src/index.ts'
