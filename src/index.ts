import { defineConfigurator } from './element/configurator-element.tsx'

// In a task of its own: together with evaluating the script it would keep a slow phone busy for too long.
setTimeout(defineConfigurator)
