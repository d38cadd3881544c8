/** Below it, the calls answer in English. */
export const ENGLISH_ROOT = '/en'

/** Whether a path is that of a call in English. */
export function isEnglish(path: string): boolean {
  return /^\/en\/(wp-json|ds)\//.test(path)
}

/** The texts of the content site in British English. Names of models, versions, paints and places stay as they are. */
export const ENGLISH: Readonly<Record<string, string>> = {
  'pt-PT': 'en-GB',

  // Models
  Citadino: 'City car',
  Utilitário: 'Supermini',
  Carrinha: 'Estate',
  Familiar: 'Family car',
  Berlina: 'Saloon',
  Gasolina: 'Petrol',
  Gasóleo: 'Diesel',
  Híbrido: 'Hybrid',
  'Híbrido Plug-in': 'Plug-in hybrid',
  Elétrico: 'Electric',
  '5 lugares': '5 seats',
  '7 lugares': '7 seats',
  'Um SUV, com a energia que preferir': 'One SUV, with the energy you prefer',
  '<p>A gasolina, híbrido ou elétrico: o Maré oferece três formas de chegar ao mesmo sítio. Altura ao solo de 18 centímetros e, a partir da versão Horizonte, banco traseiro deslizante.</p>':
    '<p>Petrol, hybrid or electric: the Maré offers three ways to get to the same place. Ground clearance is 18 centimetres and, from the Horizonte version upwards, the rear seat slides.</p>',
  'Pequeno por fora, livre por dentro': 'Small outside, free inside',
  '<p>O Pardal mede 3,60 metros e cabe onde os outros desistem. Cinco portas, cinco lugares e uma bagageira que leva as compras da semana.</p>':
    '<p>At 3.60 metres long, the Pardal fits where others give up. Five doors, five seats and a boot that takes the weekly shop.</p>',
  'O utilitário que sai da cidade sem pensar duas vezes':
    'The supermini that leaves town without a second thought',
  '<p>Com 4,08 metros, o Faial está tão à vontade numa rua estreita como numa viagem longa. A versão híbrida faz mais de metade do percurso urbano sem gastar gasolina.</p>':
    '<p>At 4.08 metres, the Faial is as much at home in a narrow street as on a long journey. The hybrid covers more than half of its time in town without using any petrol.</p>',
  'Novidade: o SUV mais curto da gama': 'New: the shortest SUV in the range',
  '<p>O Alvor acaba de chegar. As primeiras fotografias são publicadas em breve; a configuração e o preço já os pode conhecer aqui.</p>':
    '<p>The Alvor has just arrived. The first photographs will be published soon; you can already configure it and see its price here.</p>',
  'A carrinha que leva tudo, e leva longe': 'The estate that takes everything, and takes it far',
  '<p>São 602 litros de bagageira e um piso plano até 1,9 metros. A Brisa 5 mantém a condução de uma berlina e a paciência de uma família.</p>':
    '<p>A 602-litre boot and a flat floor up to 1.9 metres long. The Brisa 5 drives like a saloon and has the patience of a family.</p>',
  'Quatro portas, uma linha': 'Four doors, one line',
  '<p>A Estrela baixa o centro de gravidade e sobe o silêncio. O cruise control adaptativo é de série a partir da versão Horizonte.</p>':
    '<p>The Estrela lowers the centre of gravity and raises the level of quiet. Adaptive cruise control is standard from the Horizonte version upwards.</p>',
  'Sete lugares, nenhum de castigo': 'Seven seats, none of them a punishment',
  '<p>No Planalto a terceira fila recebe adultos e, a partir da versão Vivo, a segunda desliza. Sem ela, a bagageira chega aos 809 litros.</p>':
    '<p>In the Planalto, adults fit in the third row and, from the Vivo version upwards, the second one slides. With the third row folded, the boot holds up to 809 litres.</p>',
  'Onde o mapa começa a subir': 'Where the map begins to climb',
  '<p>Com tração integral nas versões 4x4, o Serra Alta junta 21 centímetros de altura ao solo e 2,5 toneladas de capacidade de reboque a um habitáculo em que se conversa sem levantar a voz.</p>':
    '<p>With four-wheel drive in the 4x4 versions, the Serra Alta combines 21 centimetres of ground clearance and a towing capacity of 2.5 tonnes with a cabin where nobody has to raise their voice.</p>',
  'Só elétrico, desde a primeira linha': 'Electric only, from the very first line',
  '<p>O Aurora nasceu sem tubo de escape nem túnel central. Carrega dos 10 aos 80\u00A0% em 28 minutos e chega aos 571\u00A0km de autonomia WLTP.</p>':
    '<p>The Aurora was born with neither exhaust pipe nor centre tunnel. It charges from 10 to 80% in 28 minutes and has a WLTP range of up to 571\u00A0km.</p>',
  'valores de demonstração da Lume': 'example figures from Lume',

  // Equipment
  'Jantes de liga leve': 'Alloy wheels',
  'Jantes de 18 polegadas ou mais': 'Wheels of 18 inches or more',
  'Jantes diamantadas': 'Diamond-cut wheels',
  'Faróis full LED': 'Full LED headlights',
  'Faróis Matrix LED adaptativos': 'Adaptive Matrix LED headlights',
  'Luzes diurnas': 'Daytime running lights',
  'Luzes diurnas LED': 'LED daytime running lights',
  'Farolins traseiros LED': 'LED rear lights',
  'Faróis de nevoeiro': 'Fog lights',
  'Indicadores de mudança de direção dinâmicos': 'Dynamic indicators',
  'Retrovisores elétricos e aquecidos': 'Electrically adjustable, heated door mirrors',
  'Retrovisores rebatíveis eletricamente': 'Power-folding door mirrors',
  'Puxadores das portas na cor da carroçaria': 'Body-coloured door handles',
  'Puxadores das portas embutidos': 'Flush door handles',
  'Vidros traseiros escurecidos': 'Rear privacy glass',
  'Barras de tejadilho': 'Roof rails',
  'Teto panorâmico de abrir': 'Panoramic opening sunroof',
  'Portão traseiro elétrico mãos-livres': 'Hands-free power tailgate',
  'Proteções inferiores em alumínio': 'Aluminium skid plates',
  'Antena barbatana de tubarão': 'Shark-fin aerial',
  'Frisos cromados nas janelas': 'Chrome window trim',
  'Ar condicionado': 'Air conditioning',
  'Ar condicionado automático': 'Climate control',
  'Ar condicionado de duas zonas': 'Dual-zone climate control',
  'Ar condicionado para a terceira fila': 'Air conditioning for the third row',
  'Vidros dianteiros elétricos': 'Electric front windows',
  'Vidros traseiros elétricos': 'Electric rear windows',
  'Cruise control com limitador de velocidade': 'Cruise control with speed limiter',
  'Cruise control adaptativo com Stop & Go': 'Adaptive cruise control with Stop & Go',
  'Sensores de estacionamento traseiros': 'Rear parking sensors',
  'Sensores de estacionamento dianteiros': 'Front parking sensors',
  'Câmara de visão traseira': 'Reversing camera',
  'Câmaras com visão de 360°': '360° camera system',
  'Chave inteligente com botão de arranque': 'Smart key with start button',
  'Sensor de chuva': 'Rain-sensing wipers',
  'Sensor de luz': 'Automatic headlights',
  'Travão de estacionamento elétrico': 'Electric parking brake',
  'Bancos dianteiros aquecidos': 'Heated front seats',
  'Bancos dianteiros ventilados': 'Ventilated front seats',
  'Volante aquecido': 'Heated steering wheel',
  'Banco do condutor com regulação elétrica': 'Power-adjustable driver’s seat',
  'Bomba de calor': 'Heat pump',
  'Pré-climatização pela aplicação': 'Cabin pre-conditioning by app',
  'Patilhas no volante': 'Steering wheel paddles',
  'Carregador de bordo trifásico de 11 kW': '11 kW three-phase on-board charger',
  'Ecrã tátil': 'Touchscreen',
  'Sistema de navegação': 'Navigation system',
  'Ecrã curvo de 12,3"': '12.3" curved screen',
  'Computador de bordo': 'Trip computer',
  'Painel de instrumentos digital de 10,25"': '10.25" digital instrument cluster',
  'Ligação ao smartphone': 'Smartphone mirroring',
  'Ligação ao smartphone sem fios': 'Wireless smartphone mirroring',
  'Rádio digital DAB com Bluetooth': 'DAB digital radio with Bluetooth',
  'Sistema de som premium com 8 altifalantes': 'Premium sound system with 8 speakers',
  'Carregador de smartphone sem fios': 'Wireless smartphone charger',
  'Tomadas USB-C dianteiras': 'Front USB-C ports',
  'Tomadas USB-C traseiras': 'Rear USB-C ports',
  'Volante em pele': 'Leather steering wheel',
  'Apoio de braço central': 'Centre armrest',
  'Banco do condutor regulável em altura': 'Height-adjustable driver’s seat',
  'Banco traseiro rebatível 60:40': '60:40 split-folding rear seat',
  'Banco traseiro deslizante': 'Sliding rear seat',
  'Terceira fila de bancos rebatível 50:50': '50:50 split-folding third row',
  'Iluminação ambiente com 64 cores': 'Ambient lighting with 64 colours',
  'Projeção de informação no para-brisas': 'Head-up display',
  'Pedais em alumínio': 'Aluminium pedals',
  'Cortinas nas portas traseiras': 'Rear door sunblinds',
  'Bagageira dianteira': 'Front boot',
  'Airbags frontais, laterais e de cortina': 'Front, side and curtain airbags',
  'Airbag central dianteiro': 'Front centre airbag',
  'Controlo eletrónico de estabilidade': 'Electronic stability control',
  'Assistência ao arranque em subida': 'Hill-start assist',
  'Controlo de descida': 'Hill descent control',
  'Travagem autónoma de emergência em cidade': 'City autonomous emergency braking',
  'Travagem de emergência com deteção de peões e ciclistas':
    'Emergency braking with pedestrian and cyclist detection',
  'Assistência à travagem em cruzamentos': 'Junction braking assist',
  'Aviso de saída de faixa': 'Lane departure warning',
  'Assistência à manutenção na faixa': 'Lane keeping assist',
  'Assistência à condução em autoestrada': 'Motorway driving assist',
  'Aviso de fadiga do condutor': 'Driver attention alert',
  'Reconhecimento de sinais de trânsito': 'Traffic sign recognition',
  'Aviso de ângulo morto': 'Blind-spot warning',
  'Câmara de ângulo morto no painel': 'Blind-spot view in the instrument cluster',
  'Aviso de tráfego traseiro': 'Rear cross-traffic alert',
  'Aviso de saída segura dos ocupantes': 'Safe exit warning',
  'Máximos automáticos': 'High beam assist',
  'Chamada de emergência eCall': 'eCall emergency call',
  'Fixações ISOFIX nos lugares traseiros': 'ISOFIX anchor points on the rear seats',
  'Controlo da pressão dos pneus': 'Tyre pressure monitoring',
  'Kit de reparação de pneus': 'Tyre repair kit',
  'Pneu suplente de emergência': 'Space-saver spare wheel',
  'Alarme volumétrico': 'Alarm with interior monitoring',
  'Mais leves do que as jantes de aço, ajudam a suspensão a acompanhar a estrada.':
    'Lighter than steel wheels, they help the suspension to follow the road.',
  'Médios e máximos em LED: uma luz mais branca, que gasta menos e dura a vida do automóvel.':
    'LED dipped and main beams: a whiter light that uses less power and lasts as long as the car.',
  'Conduz sempre com os máximos: a câmara apaga só os segmentos que encandeariam os outros condutores.':
    'Always drive on main beam: the camera switches off only the segments that would dazzle other drivers.',
  'Acendem mais depressa do que uma lâmpada, e quem vem atrás trava mais cedo.':
    'They light up faster than a bulb, so whoever is behind you brakes sooner.',
  'Recolhem quando tranca o automóvel e abrem quando se aproxima.':
    'They fold in when you lock the car and open as you approach.',
  'Ficam à face da carroçaria em andamento e saem quando a chave está por perto.':
    'They lie flush with the body on the move and slide out when the key is near.',
  'Menos sol e menos olhares nos lugares de trás.':
    'Less sun and fewer prying eyes in the rear seats.',
  'Suportam uma caixa ou bicicletas. A carga máxima está no manual do automóvel.':
    'They carry a roof box or bicycles. The maximum load is in the owner’s manual.',
  'Um radar atrás do emblema mantém a distância ao carro da frente. Para e arranca sozinho no trânsito.':
    'A radar behind the badge keeps your distance from the car in front. It stops and moves off by itself in traffic.',
  'Mostra no ecrã o que está atrás, com linhas que seguem o volante.':
    'Shows what is behind you on the screen, with lines that follow the steering wheel.',
  'Quatro câmaras compõem uma vista de cima, para ver passeios e pilares ao estacionar.':
    'Four cameras make up a view from above, so that you see kerbs and pillars when you park.',
  'Aquece o habitáculo com menos energia da bateria, o que poupa autonomia no inverno.':
    'Warms the cabin with less energy from the battery, which saves range in winter.',
  'A velocidade e as indicações do GPS aparecem na linha da estrada, sem baixar os olhos.':
    'Your speed and directions appear in line with the road, so that you need not look down.',

  // Texts of the site
  'Um Lume à sua medida': 'A Lume made to measure',
  '<p>Escolha o modelo, o motor, a versão e as cores. Em cada passo vê o preço total, a mensalidade e a TAEG da sua configuração. No fim, peça uma proposta ou marque um test-drive no concessionário mais próximo.</p>':
    '<p>Choose the model, the engine, the version and the colours. At every step you see the total price, the monthly payment and the APR (TAEG) of your configuration. At the end, ask for a quote or book a test drive at your nearest dealer.</p>',
  'Menções legais': 'Legal notices',
  '<p>Exemplo representativo, para o modelo de preço mais baixo da gama: Lume Pardal 1.0 Essencial, crédito com reserva de propriedade. Preço 13\u00A0990\u00A0€ c/ IVA, entrada inicial de 2\u00A0500\u00A0€, montante financiado de 11\u00A0490\u00A0€, 96 prestações mensais de 157,96\u00A0€. TAN fixa de 6,95%, TAEG de 8,7%, MTIC de 15\u00A0658,72\u00A0€. Comissão de extinção do contrato de 32,50\u00A0€, incluída na TAEG e no MTIC.</p><p>Garantia de 7 anos, sem limite de quilómetros no uso particular. Imagens não contratuais: podem mostrar uma versão e uma pintura que custam mais do que o preço indicado. Simulação de demonstração, sem valor contratual.</p>':
    '<p>Representative example, for the model with the lowest price in the range: Lume Pardal 1.0 Essencial, credit with retention of title. Price €13,990 including VAT, deposit of €2,500, amount financed €11,490, 96 monthly payments of €157.96. Fixed interest rate (TAN) 6.95%, APR (TAEG) 8.7%, total amount payable (MTIC) €15,658.72. The contract termination fee of €32.50 is included in the APR (TAEG) and in the total amount payable (MTIC).</p><p>7-year warranty, with unlimited mileage for private use. Pictures are not contractual: they may show a version and a paint that cost more than the price stated. Example calculation, not contractual.</p>',
  'Experimente antes de decidir': 'Try it before you decide',
  '<p>Sente-se ao volante no concessionário mais perto de si, no percurso que faz todos os dias e com quem costuma viajar. No resumo, escolha «Marcar Test-Drive» e diga a altura do dia que prefere.</p>':
    '<p>Get behind the wheel at the dealer nearest to you, on the route you drive every day and with the people you usually travel with. In the summary, choose ‘Book a test drive’ and tell us which part of the day you prefer.</p>',
  'Preço e financiamento': 'Price and finance',
  '<p>O preço indicado inclui IVA, despesas de legalização e de transporte. A mensalidade inclui o imposto do selo sobre os juros.</p><p>A TAEG e o MTIC incluem o imposto do selo pela utilização do crédito, a comissão de abertura de 250,00\u00A0€ acrescida de imposto do selo e, no Credit to Drive, a comissão de extinção do contrato de 32,50\u00A0€.</p>':
    '<p>The price stated includes VAT, registration and delivery charges. The monthly payment includes stamp duty on the interest.</p><p>The APR (TAEG) and the total amount payable (MTIC) include stamp duty on the use of the credit, the arrangement fee of €250.00 plus stamp duty and, with Credit to Drive, the contract termination fee of €32.50.</p>',
  Financiamento: 'Finance',
  '<p>Valores para um crédito com reserva de propriedade, sujeito a aprovação. Preço c/ IVA, legalização e transporte incluídos. Simulação de demonstração, sem valor contratual.</p>':
    '<p>Figures for credit with retention of title, subject to approval. Price including VAT, registration and delivery. Example calculation, not contractual.</p>',
  'preço médio de demonstração': 'example average price',
  'tarifa simples de demonstração': 'example flat-rate tariff',
  'tarifa média de demonstração': 'example average tariff',
  'Qual é a diferença entre CV e kW?': 'What is the difference between PS and kW?',
  '<p>São duas unidades da mesma potência: 1\u00A0kW equivale a cerca de 1,36\u00A0CV. O valor oficial da homologação é dado em kW.</p>':
    '<p>They are two units of the same power: 1\u00A0kW is about 1.36\u00A0PS. The official type-approval figure is given in kW.</p>',
  'O que mede o ciclo WLTP?': 'What does the WLTP cycle measure?',
  '<p>O WLTP é o ensaio europeu que mede consumos, emissões e autonomia num percurso normalizado. No dia a dia, os valores variam com a condução, a temperatura e a carga.</p>':
    '<p>The WLTP is the European test that measures consumption, emissions and range on a standard route. In everyday use, figures vary with driving style, temperature and load.</p>',
  'A caixa automática está disponível em todos os motores?':
    'Is an automatic gearbox available with every engine?',
  '<p>Não. Os híbridos e os elétricos são sempre automáticos; nos motores a gasolina e a gasóleo depende do modelo. Use o filtro «Transmissão» para ver só os que lhe interessam.</p>':
    '<p>No. Hybrid and electric cars are always automatic; with petrol and diesel engines it depends on the model. Use the ‘Transmission’ filter to see only those that interest you.</p>',
  'Um híbrido precisa de ser ligado à corrente?': 'Does a hybrid need to be plugged in?',
  '<p>Não. A bateria carrega em andamento e nas travagens. Abastece-se como um automóvel a gasolina.</p>':
    '<p>No. The battery charges on the move and under braking. You fill it up like a petrol car.</p>',
  'Quanto tempo demora a carregar um elétrico?': 'How long does an electric car take to charge?',
  '<p>Num posto rápido, dos 10 aos 80\u00A0% em cerca de meia hora. Em casa, com uma tomada de 11\u00A0kW, uma noite basta para a carga completa.</p>':
    '<p>At a rapid charger, from 10 to 80% in about half an hour. At home, with an 11\u00A0kW socket, one night is enough for a full charge.</p>',
  'Atenção! Contrair um empréstimo custa dinheiro.': 'Caution! Borrowing money costs money.',
  'a título acessório': 'in an ancillary capacity',
  'Garantia legal e garantia do fabricante': 'Statutory guarantee and manufacturer’s warranty',
  '<p>A garantia de 7 anos do fabricante é gratuita e acresce à garantia legal de conformidade, que a lei dá a todos os consumidores.</p>':
    '<p>The manufacturer’s 7-year warranty is free of charge and is in addition to the statutory guarantee of conformity, which the law gives every consumer.</p>',
  'Sem resultados': 'No results',

  // Engines
  '1.6 Híbrido': '1.6 Hybrid',
  '1.5 Híbrido': '1.5 Hybrid',
  '1.6 Híbrido Plug-in': '1.6 Plug-in Hybrid',
  'Elétrico 64 kWh': 'Electric 64 kWh',
  'Elétrico 84 kWh 4x4': 'Electric 84 kWh 4x4',
  'Elétrico 44 kWh': 'Electric 44 kWh',
  Automática: 'Automatic',
  'Para quem divide os quilómetros entre cidade e estrada.':
    'For those who divide their miles between town and open road.',
  'Para quem faz de tudo um pouco, sem tomada.':
    'For those who do a bit of everything, without a socket.',
  'Para quem carrega em casa e viaja ao fim de semana.':
    'For those who charge at home and travel at weekends.',
  'Para quem anda sobretudo na cidade e quer gastar pouco.':
    'For those who drive mostly in town and want to spend little.',
  'Para o dia a dia na cidade, com fôlego para sair dela.':
    'For every day in town, with the stamina to leave it.',
  'Para quem enfrenta o trânsito todos os dias.': 'For those who face traffic every day.',
  'Para poupar na cidade, sem precisar de tomada.': 'For saving in town, without needing a socket.',
  'Para quem faz muita autoestrada.': 'For those who drive a lot on motorways.',
  'Para quem faz muita autoestrada e prefere caixa automática.':
    'For those who drive a lot on motorways and prefer an automatic gearbox.',
  'Para viagens longas, com a família e a bagagem.':
    'For long journeys, with the family and the luggage.',
  'Para quem reboca ou sai do asfalto.': 'For those who tow or leave the tarmac.',
  'Para ir trabalhar só com eletricidade.': 'For commuting on electric power alone.',
  'Para viagens longas sem emissões, em qualquer piso.':
    'For long journeys without emissions, on any surface.',
  'Para a cidade e arredores, com carregamento em casa.':
    'For town and its surroundings, with charging at home.',
  Cilindrada: 'Engine capacity',
  'Número de cilindros': 'Number of cylinders',
  'Potência máxima': 'Maximum power',
  'Binário máximo': 'Maximum torque',
  'Caixa de velocidades': 'Gearbox',
  Tração: 'Drive',
  'Aceleração dos 0 aos 100 km/h': 'Acceleration from 0 to 100 km/h',
  'Velocidade máxima': 'Top speed',
  'Emissões de CO₂ (WLTP)': 'CO₂ emissions (WLTP)',
  'Consumo combinado (WLTP)': 'Combined consumption (WLTP)',
  'Norma de emissões': 'Emissions standard',
  'Capacidade da bateria': 'Battery capacity',
  'Carregamento rápido (corrente contínua)': 'Rapid charging (DC)',
  'Autonomia elétrica (WLTP)': 'Electric range (WLTP)',
  'Consumo elétrico combinado (WLTP)': 'Combined electric consumption (WLTP)',
  'Manual de 5 velocidades': '5-speed manual',
  'Manual de 6 velocidades': '6-speed manual',
  'Automática de 6 velocidades': '6-speed automatic',
  'Automática de 8 velocidades': '8-speed automatic',
  'Automática de variação contínua': 'Continuously variable automatic',
  'Dupla embraiagem de 7 velocidades': '7-speed dual-clutch',
  'Redutor de uma velocidade': 'Single-speed reduction gear',
  Dianteira: 'Front-wheel drive',
  Integral: 'Four-wheel drive',

  // Versions
  'Para quem quer o essencial ao preço mais baixo.':
    'For those who want the essentials at the lowest price.',
  'Para o dia a dia, com o conforto que mais se usa.':
    'For every day, with the comforts you use most.',
  'Para quem faz muitos quilómetros e não dispensa conforto.':
    'For those who drive long distances and will not do without comfort.',
  'Para quem viaja muito, com a família e a bagagem.':
    'For those who travel a lot, with the family and the luggage.',
  'Para quem quer tudo o que o modelo tem.': 'For those who want everything the model offers.',
  'Imposto Único de Circulação (IUC)': 'Annual road tax (IUC)',
  'Seguro automóvel': 'Car insurance',
  'Posto de carregamento em casa e a sua instalação': 'Home charger and its installation',
  'planeamento de produção da Lume': 'Lume production planning',

  // Colours
  Metalizada: 'Metallic',
  Sólida: 'Solid',
  Pérola: 'Pearlescent',
  Mate: 'Matt',
  'Farol dianteiro': 'Headlight',
  'Jante e pneu': 'Wheel and tyre',
  'Farolim traseiro': 'Rear light',
  Tecido: 'Cloth',
  'Tecido reciclado': 'Recycled cloth',
  Microfibra: 'Microfibre',
  Pele: 'Leather',
  'Tecido Preto': 'Black Cloth',
  'Tecido Cinza': 'Grey Cloth',
  'Tecido Reciclado Azul': 'Blue Recycled Cloth',
  'Microfibra Antracite': 'Anthracite Microfibre',
  'Pele Preta': 'Black Leather',
  'Pele Camel': 'Camel Leather',
  'Pele Marfim': 'Ivory Leather',
}

/** A copy of JSON data with its texts in English. Ids stay as they are. */
export function inEnglish<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data), (key, value: unknown) =>
    typeof value === 'string' && key !== 'id' ? translated(value) : value,
  ) as Data
}

/** Texts that contain others, and figures: '1.6 Híbrido 215 CV Automática', 'Bancos em Pele Camel', '130 CV (96 kW)', '7,9'. */
function translated(text: string): string {
  return (
    ENGLISH[text] ??
    text
      .replace(/^(.+) (\d+) CV (\S+)$/, (_, name: string, power: string, transmission: string) =>
        [translated(name), power, 'PS', translated(transmission)].join(' '),
      )
      .replace(/^Bancos em (.+)$/, (_, name: string) => `Seats in ${translated(name)}`)
      .replace(/^(\d+),(\d+)$/, '$1.$2')
      .replace(/^(\d+) CV \(/, '$1 PS (')
  )
}
