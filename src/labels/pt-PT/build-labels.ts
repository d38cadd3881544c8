/** Strings of build codes, the hand-over to a phone and saved builds. */
export const buildLabels = {
  buildCode: 'Código da configuração',
  buildCodeText: 'Abre esta configuração noutro dispositivo ou no concessionário.',
  continueOnPhone: 'Continuar no telemóvel',
  phoneText:
    'Aponte a câmara do telemóvel ao código QR. A configuração abre no telemóvel tal como está aqui.',
  phonePicture: 'Código QR com o link desta configuração',
  phoneCode:
    'Sem câmara? Abra o configurador no telemóvel, escolha «Tenho um código» e introduza {code}.',
  haveCode: 'Tenho um código',
  codeHint: 'Nove letras e algarismos, por exemplo {code}',
  openBuild: 'Abrir configuração',
  codeLength: 'O código tem nove letras e algarismos. Verifique se falta ou sobra algum.',
  codeMistyped: 'Há um engano neste código. Verifique cada letra, cada algarismo e a sua ordem.',
  codeUnknown:
    'Não encontrámos uma configuração com este código. As configurações são guardadas por tempo limitado: se for antiga, terá de a fazer de novo.',
  codeBusy: 'Foram feitas muitas tentativas. Tente novamente daqui a dez minutos.',
  codeFailed:
    'Não foi possível procurar este código. Verifique a ligação à Internet e tente novamente.',
  noticeBuild: 'Configuração {code}, de {date}.',
  noticeBuildSame: 'Desde então, nada mudou.',
  noticeBuildUp: 'O preço subiu {difference}: era {before} e agora é {now}.',
  noticeBuildDown: 'O preço desceu {difference}: era {before} e agora é {now}.',
  buildGoneOne: 'Já não está disponível {items}.',
  buildGoneMany: 'Já não estão disponíveis {items}.',
  buildInstead: 'Em alternativa, mostramos {items}.',
  noticeSaved: 'Configuração guardada em {date}.',
  saveBuild: 'Guardar',
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
  buildTodaySame: 'Hoje: o mesmo preço.',
  buildTodayUp: 'Hoje: {now}, mais {difference}.',
  buildTodayDown: 'Hoje: {now}, menos {difference}.',
  buildModelGone: 'Este modelo já não faz parte da gama.',
  openSaved: 'Abrir',
  openBuildNamed: 'Abrir {name}',
  removeBuild: 'Eliminar',
  removeBuildNamed: 'Eliminar {name}',
  buildRemoved: '{name} eliminada.',
  undoRemove: 'Anular',

  // Comparison of builds
  buildsCompare: 'Comparar',
  buildsCompareNamed: 'Comparar {name}',
  buildsCompareTitle: 'Comparar configurações',
  buildsCompareChoose: 'Escolher configurações',
  buildsCompareMinimum: 'Escolha pelo menos duas configurações diferentes.',
  buildsCompareFull: 'Máximo atingido: retire uma configuração',
  buildsCompareFailed:
    'Não foi possível preparar a comparação. Verifique a ligação à Internet e tente novamente.',
  buildsCompareCurrent: 'Configuração atual',
  buildsCompareAdd: 'Juntar à lista',
  buildsCompareRemove: 'Retirar {name}',
  buildsCompareCopied: 'Link copiado. Cole-o onde quiser partilhar esta comparação.',
  buildsCompareChoices: 'Escolhas',
  buildsCompareTerms:
    'Mensalidades em condições iguais: {type}, entrada inicial de {entry} e prazo de {n} meses. Crédito com reserva de propriedade.',
  buildsCompareNoTerms:
    'Sem mensalidades: não é possível simular todas estas configurações com a mesma entrada inicial e o mesmo prazo.',
  buildsCompareSame: 'Sem diferenças entre estas configurações.',
  buildsComparePair: 'Configurações lado a lado',
  buildsComparePairOf: '{one} e {other}',
} as const
