/** Notices after restoring or opening a configuration. */
export const noticeLabels = {
  noticeModelGone: 'Não encontrámos este modelo. Escolha outro da gama.',
  noticePageGone: 'Não foi possível abrir a configuração desta página. Escolha um modelo da gama.',
  noticeDroppedOne: 'A gama mudou. Já não está disponível {items}.',
  noticeDroppedMany: 'A gama mudou. Já não estão disponíveis {items}.',
  noticeLink: 'O link está incompleto ou a gama mudou: confirme {items}.',
  noticeLinkModel: 'O link está incompleto ou a gama mudou: escolha o modelo.',
  noticeBuild: 'Configuração {code}, de {date}.',
  noticeBuildSame: 'Desde então, nada mudou.',
  noticeBuildUp: 'O preço subiu {difference}: era {before} e agora é {now}.',
  noticeBuildDown: 'O preço desceu {difference}: era {before} e agora é {now}.',
  buildInstead: 'Em alternativa, mostramos {items}.',
  noticeSaved: 'Configuração guardada em {date}.',
  buildGoneOne: 'Já não está disponível {items}.',
  buildGoneMany: 'Já não estão disponíveis {items}.',

  // Why a code leads to no build
  codeLength: 'O código tem nove letras e algarismos. Verifique se falta ou sobra algum.',
  codeMistyped: 'Há um engano neste código. Verifique cada letra, cada algarismo e a sua ordem.',
  codeUnknown:
    'Não encontrámos uma configuração com este código. As configurações são guardadas por tempo limitado: se for antiga, terá de a fazer de novo.',
  codeBusy: 'Foram feitas muitas tentativas. Tente novamente daqui a dez minutos.',
  codeFailed:
    'Não foi possível procurar este código. Verifique a ligação à Internet e tente novamente.',
} as const
