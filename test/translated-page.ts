import { replaceTexts } from './replace-texts.ts'

// A setup file: the widget is on a page that a browser translates.
replaceTexts()
