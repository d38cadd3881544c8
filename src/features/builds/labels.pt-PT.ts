/** Strings of codes, saved configurations and their comparison. */
export const buildLabels = {
  // Codes and saved configurations
  buildCode: 'Código da configuração',
  buildCodeText: 'Para abrir esta configuração noutro dispositivo ou no concessionário.',
  continueOnPhone: 'Continuar no telemóvel',
  phoneText:
    'Aponte a câmara do telemóvel ao código QR. A configuração abre no telemóvel tal como está aqui.',
  phonePicture: 'Código QR com o link desta configuração',
  phoneCode:
    'Sem câmara? Abra o configurador no telemóvel, escolha «Tenho um código» e introduza {code}.',
  haveCode: 'Tenho um código',
  codeHint: 'Nove letras e algarismos, por exemplo {code}',
  openBuild: 'Abrir configuração',
  saveBuild: 'Guardar',
  savedBuild: 'Guardada',
  buildSaved: 'Configuração guardada neste dispositivo.',
  buildSavedBefore: 'Esta configuração já está guardada neste dispositivo.',
  buildsFull:
    'Já tem {most} configurações guardadas. Elimine uma em «As minhas configurações» para guardar esta.',
  buildRefused:
    'Não foi possível guardar: o navegador não o permite ou já não tem espaço neste dispositivo.',
  myBuilds: 'As minhas configurações',
  buildsNote: 'Guardadas apenas neste dispositivo e neste navegador. Preços c/ IVA.',
  noBuilds: 'Ainda não guardou nenhuma configuração. No resumo, escolha «Guardar».',
  buildName: 'Nome',
  buildThen: 'Guardada em {date}: {price}',
  buildCredit: ', {rent}/mês (TAEG {taeg})',
  buildTodaySame: 'Hoje: o mesmo preço.',
  buildTodayUp: 'Hoje: {now}, mais {difference}.',
  buildTodayDown: 'Hoje: {now}, menos {difference}.',
  buildModelGone: 'Este modelo já não faz parte da gama.',
  openSaved: 'Abrir',
  openBuildNamed: 'Abrir {name}',
  removeBuildNamed: 'Eliminar {name}',
  buildRemoved: '{name} eliminada.',
  undoRemove: 'Anular',

  // Comparison of builds
  buildsCompare: 'Comparar',
  buildsCompareNamed: 'Comparar {name}',
  buildsCompareTitle: 'Comparar configurações',
  buildsCompareChoose: 'Escolher configurações',
  buildsCompareAlone:
    'Ainda não tem outra com que comparar. Guarde esta, faça uma nova e volte aqui, ou adicione uma pelo código.',
  buildsCompareMinimum: 'Escolha pelo menos duas configurações diferentes.',
  buildsCompareFull: 'Máximo atingido: retire uma configuração',
  buildsCompareFailed:
    'Não foi possível preparar a comparação. Verifique a ligação à Internet e tente novamente.',
  buildsCompareCurrent: 'Configuração atual',
  buildCurrent: 'Atual',
  buildsCompareAdd: 'Adicionar',
  buildsCompareRemove: 'Retirar {name}',
  buildsCompareCopied: 'Link copiado. Cole-o onde quiser partilhar esta comparação.',
  buildsCompareChoices: 'Escolhas',
  buildsCompareTerms:
    'Mensalidades em condições iguais: {type}, entrada inicial de {entry} e prazo de {n} meses. Crédito com reserva de propriedade.',
  buildsCompareNoTerms:
    'Sem mensalidades: não é possível simular todas estas configurações com a mesma entrada inicial e o mesmo prazo.',
  buildsCompareRent: 'Mensalidade, com a mesma entrada e prazo',
  differencePerMonth: '{price}, {payment}/mês',
  buildsCompareDifference: 'Diferença para a {number}',
  buildsComparePair: 'Configurações lado a lado',
  buildsComparePairOf: '{one} e {other}',

  // Back on the model list
  returnUnfinished: 'A sua configuração por acabar',
  returnSaved: 'A sua última configuração guardada',
} as const

type BuildTexts = typeof buildLabels

declare module '../../labels/labels.ts' {
  interface OptionalLabels extends BuildTexts {}
}
