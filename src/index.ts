import { defineConfigurator } from './element/configurator-element.tsx'

defineConfigurator()
