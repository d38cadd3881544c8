export const MOTOR_FAQS = [
  {
    question: 'Qual é a diferença entre CV e kW?',
    answer:
      '<p>São duas unidades da mesma potência: 1 kW equivale a cerca de 1,36 CV. O valor oficial da homologação é dado em kW.</p>',
  },
  {
    question: 'O que mede o ciclo WLTP?',
    answer:
      '<p>O WLTP é o ensaio europeu que mede consumos, emissões e autonomia num percurso normalizado. No dia a dia, os valores variam com a condução, a temperatura e a carga.</p>',
  },
  {
    question: 'A caixa automática está disponível em todos os motores?',
    answer:
      '<p>Não. Os híbridos e os elétricos são sempre automáticos; nos motores a gasolina e a gasóleo depende do modelo. Use o filtro «Transmissão» para ver só os que lhe interessam.</p>',
  },
  {
    question: 'Um híbrido precisa de ser ligado à corrente?',
    answer:
      '<p>Não. A bateria carrega em andamento e nas travagens. Abastece-se como um automóvel a gasolina.</p>',
  },
  {
    question: 'Quanto tempo demora a carregar um elétrico?',
    answer:
      '<p>Num posto rápido, dos 10 aos 80 % em cerca de meia hora. Em casa, com uma tomada de 11 kW, uma noite basta para a carga completa.</p>',
  },
]
