/** Notices after restoring or opening a configuration. */
export const noticeLabels = {
  noticeModelGone:
    'The model of this configuration no longer exists. Choose another model from the range.',
  noticePageGone:
    'The configuration of this page could not be opened. Choose a model from the range.',
  noticeDroppedOne: 'The range has changed: {items} is no longer available.',
  noticeDroppedMany: 'The range has changed: {items} are no longer available.',
  noticeLink: 'The link is incomplete or the range has changed: please choose {items}.',
  noticeBuild: 'Configuration {code}, made on {date}.',
  noticeBuildSame: 'Nothing has changed since then.',
  noticeBuildUp: 'The price has gone up by {difference}: it was {before} and is now {now}.',
  noticeBuildDown: 'The price has gone down by {difference}: it was {before} and is now {now}.',
  buildInstead: 'We are showing {items} instead.',
  noticeSaved: 'Configuration saved on {date}.',
  buildGoneOne: 'No longer available: {items}.',
  buildGoneMany: 'No longer available: {items}.',

  // Why a code leads to no build
  codeLength: 'The code has nine letters and digits. Check whether there are too many or too few.',
  codeMistyped: 'There is a mistake in this code. Check each letter and digit, and their order.',
  codeUnknown:
    'We found no configuration with this code. Configurations are kept for a limited time: if it is an old one, you will have to make it again.',
  codeBusy: 'There have been too many attempts. Please try again in ten minutes.',
  codeFailed: 'This code could not be looked up. Check your internet connection and try again.',
}
