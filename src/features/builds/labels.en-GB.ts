/** Strings of codes, saved configurations and their comparison. */
export const buildLabels = {
  // Codes and saved configurations
  buildCode: 'Configuration code',
  buildCodeText: 'Opens this configuration on another device or at the dealer’s.',
  continueOnPhone: 'Continue on your phone',
  phoneText:
    'Point your phone’s camera at the QR code. The configuration opens on your phone just as it is here.',
  phonePicture: 'QR code with the link to this configuration',
  phoneCode:
    'No camera? Open the configurator on your phone, choose ‘I have a code’ and enter {code}.',
  haveCode: 'I have a code',
  codeHint: 'Nine letters and digits, for example {code}',
  openBuild: 'Open configuration',
  saveBuild: 'Save',
  savedBuild: 'Saved',
  buildSaved: 'Configuration saved on this device.',
  buildSavedBefore: 'This configuration is already saved on this device.',
  buildsFull:
    'You already have {most} saved configurations. Delete one in ‘My configurations’ to save this one.',
  buildRefused:
    'The configuration could not be saved: the browser does not allow it, or this device is out of space.',
  myBuilds: 'My configurations',
  buildsNote: 'Saved only on this device and in this browser. Prices include VAT.',
  noBuilds: 'You have not saved any configurations yet. In the summary, choose ‘Save’.',
  buildName: 'Name',
  buildThen: 'Saved on {date}: {price}',
  buildCredit: ', {rent} a month (TAEG {taeg})',
  buildTodaySame: 'Today: the same price.',
  buildTodayUp: 'Today: {now}, {difference} more.',
  buildTodayDown: 'Today: {now}, {difference} less.',
  buildModelGone: 'This model is no longer part of the range.',
  openSaved: 'Open',
  openBuildNamed: 'Open {name}',
  removeBuildNamed: 'Delete {name}',
  buildRemoved: '{name} deleted.',
  undoRemove: 'Undo',

  // Comparison of builds
  buildsCompare: 'Compare',
  buildsCompareNamed: 'Compare {name}',
  buildsCompareTitle: 'Compare configurations',
  buildsCompareChoose: 'Choose configurations',
  buildsCompareAlone:
    'There is nothing to compare it with yet. Save it, make a new one and come back, or add one by its code.',
  buildsCompareMinimum: 'Choose at least two different configurations.',
  buildsCompareFull: 'Limit reached: remove a configuration',
  buildsCompareFailed:
    'The comparison could not be prepared. Check your internet connection and try again.',
  buildsCompareCurrent: 'Current configuration',
  buildCurrent: 'Current',
  buildsCompareAdd: 'Add',
  buildsCompareRemove: 'Remove {name}',
  buildsCompareCopied: 'Link copied. Paste it wherever you want to share this comparison.',
  buildsCompareChoices: 'Choices',
  buildsCompareTerms:
    'Monthly payments on equal terms: {type}, deposit of {entry} and a term of {n} months. Credit with retention of title.',
  buildsCompareNoTerms:
    'No monthly payments: these configurations cannot all be calculated with the same deposit and the same term.',
  buildsCompareRent: 'Monthly payment, with the same down payment and term',
  differencePerMonth: '{price}, {payment}/month',
  buildsCompareDifference: 'Difference to {number}',
  buildsComparePair: 'Configurations side by side',
  buildsComparePairOf: '{one} and {other}',

  // Back on the model list
  returnUnfinished: 'Your unfinished configuration',
  returnSaved: 'Your last saved configuration',
}
