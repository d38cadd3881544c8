/** Strings of build codes and the hand-over to a phone. */
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
} as const
