import type { EnginePlan } from '../model-plan.ts'
import type { Motor } from '../motors.ts'
import { MOTORS } from '../motors.ts'
import type { SpecEntry } from '../types.ts'

const MOTOR = 1
const ENVIRONMENT = 26

type Line = readonly [
  id: number,
  idType: SpecEntry['idType'],
  designation: string,
  value: number | string | null | undefined,
  unit?: string,
]

/** Technical data of an engine as display text. Rows without a value are omitted. */
export function engineSpecs(plan: EnginePlan): SpecEntry[] {
  const motor = MOTORS[plan.motor]
  return [...motorLines(plan, motor), ...environmentLines(plan, motor)].flatMap(
    ([id, idType, designation, value, unit]) => {
      if (value === null || value === undefined) return []
      const text = typeof value === 'number' ? decimal(value) : value
      return [{ id, idType, designation, specs: unit ? { value: text, unit } : { value: text } }]
    },
  )
}

function motorLines(plan: EnginePlan, motor: Motor): Line[] {
  return [
    [201, MOTOR, 'Cilindrada', motor.displacement, 'cm³'],
    [202, MOTOR, 'Número de cilindros', motor.cylinders],
    [203, MOTOR, 'Potência máxima', `${motor.power} CV (${motor.powerKw} kW)`],
    [204, MOTOR, 'Binário máximo', motor.torque, 'Nm'],
    [205, MOTOR, 'Caixa de velocidades', motor.gearbox],
    [206, MOTOR, 'Tração', motor.drive],
    [207, MOTOR, 'Aceleração dos 0 aos 100 km/h', plan.acceleration, 's'],
    [208, MOTOR, 'Velocidade máxima', plan.topSpeed, 'km/h'],
    [209, MOTOR, 'Capacidade da bateria', motor.battery, 'kWh'],
    [210, MOTOR, 'Carregamento rápido (corrente contínua)', motor.charging, 'kW'],
  ]
}

function environmentLines(plan: EnginePlan, motor: Motor): Line[] {
  const isElectric = motor.fuel === 'Elétrico'
  const unit = isElectric ? 'kWh/100 km' : 'l/100 km'
  return [
    [284, ENVIRONMENT, 'Emissões de CO₂ (WLTP)', plan.co2, 'g/km'],
    [289, ENVIRONMENT, 'Consumo combinado (WLTP)', plan.consumption, unit],
    [290, ENVIRONMENT, 'Consumo elétrico combinado (WLTP)', plan.plugIn?.weighted, 'kWh/100 km'],
    [285, ENVIRONMENT, 'Norma de emissões', isElectric ? null : 'Euro 6e'],
    [286, ENVIRONMENT, 'Autonomia elétrica (WLTP)', plan.range, 'km'],
  ]
}

function decimal(value: number): string {
  return String(value).replace('.', ',')
}
