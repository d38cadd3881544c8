import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildPath, buildsPath, parseBuildsPath, pathOf, parsePath } from './route-path.ts'
import { enginePath } from './paths.ts'
import { isSameRoute } from '../configuration/screen-lists.ts'

/** Any code point, lone surrogates included. */
const character = fc.integer({ min: 0, max: 0x10_ffff }).map((code) => String.fromCodePoint(code))

/** A character of well-formed text, mostly one that URLs or Portuguese names contain. */
const nameCharacter = fc.oneof(
  fc.integer({ min: 0x20, max: 0x17f }).map((code) => String.fromCodePoint(code)),
  character.filter((text) => text.isWellFormed()),
)

const HOME = { screen: 'home', modelName: null, comparison: null }

describe('parsePath', () => {
  it.each([
    ['/Maré/motor', 'engine', 'Maré'],
    ['/Maré/versao', 'version', 'Maré'],
    ['/Serra Alta/exterior', 'exterior', 'Serra Alta'],
    ['/Serra Alta/interior/', 'interior', 'Serra Alta'],
    ['/Brisa 5/resumo', 'summary', 'Brisa 5'],
    ['/Maré/comparador', 'comparison', 'Maré'],
  ])('reads %j as %s of %s', (path, screen, modelName) => {
    expect(parsePath(path)).toEqual({ screen, modelName, comparison: null })
  })

  it.each([
    ['/Maré/comparador/motor', 'engine'],
    ['/Maré/comparador/versao', 'version'],
    ['/Maré/comparador/outra', null],
  ])('reads %j as a comparison of %s', (path, comparison) => {
    expect(parsePath(path)).toEqual({ screen: 'comparison', modelName: 'Maré', comparison })
  })

  it.each([
    '',
    '/',
    '//',
    '/Maré',
    '/Maré/',
    '/Maré/outra',
    '/Maré/Motor',
    '/Maré/motor/x',
    '/Maré/comparador/motor/x',
    'Maré/motor',
    '//motor',
    '/Maré/constructor',
  ])('reads %j as home', (path) => {
    expect(parsePath(path)).toEqual(HOME)
  })

  it('never throws, whatever the path', () => {
    fc.assert(
      fc.property(fc.string({ unit: character }), (path) => {
        expect(parsePath(path).screen).toBeTypeOf('string')
      }),
    )
  })
})

describe('buildPath', () => {
  it('returns the home path without a model', () => {
    expect(buildPath('summary', null)).toBe('/')
    expect(buildPath('home', 'Maré')).toBe('/')
  })

  it('encodes the name of the model', () => {
    expect(buildPath('engine', 'Serra Alta/2?')).toBe('/Serra%20Alta%2F2%3F/motor')
    expect(buildPath('comparison', 'Maré', 'version')).toBe('/Mar%C3%A9/comparador/versao')
    expect(enginePath('Maré')).toBe(buildPath('engine', 'Maré'))
  })

  it('builds a path that is parsed back to the same route for any model name', () => {
    const name = fc.string({ unit: nameCharacter, minLength: 1 }).filter((text) => text !== '.')
    const screen = fc.constantFrom('engine', 'version', 'exterior', 'interior', 'summary' as const)
    fc.assert(
      fc.property(name, screen, (modelName, to) => {
        const target = { screen: to, modelName, comparison: null }
        expect(parsePath(decodeURI(buildPath(to, modelName)))).toEqual(target)
      }),
    )
  })
})

describe('the path of a comparison of builds', () => {
  it.each([
    ['/comparar-configuracoes', []],
    ['/comparar-configuracoes/', []],
    ['/comparar-configuracoes/7QXM4T9K6/123/', ['7QXM4T9K6', '123']],
    ['/Maré/comparador/motor', null],
    ['/Maré/comparar-configuracoes', null],
    ['/comparar-configuracoes/motor', null],
    ['/comparar-configuracoes/comparador/versao', null],
    ['comparar-configuracoes/7QXM4T9K6', null],
    ['/', null],
  ])('is read from %j as %j', (path, codes) => {
    expect(parseBuildsPath(path)).toEqual(codes)
  })

  it('is parsed back to the same codes', () => {
    const path = buildsPath(['7QXM4T9K6', '6ZPWNB80N'])
    expect(path).toBe('/comparar-configuracoes/7QXM4T9K6/6ZPWNB80N')
    expect(parseBuildsPath(path)).toEqual(['7QXM4T9K6', '6ZPWNB80N'])
  })
})

describe('isSameRoute', () => {
  it('compares screen, model and subject of the comparison', () => {
    const route = parsePath('/Maré/comparador/motor')
    expect(isSameRoute(route, parsePath('/Maré/comparador/motor/'))).toBe(true)
    expect(isSameRoute(route, parsePath('/Maré/comparador/versao'))).toBe(false)
    expect(isSameRoute(route, parsePath('/Pardal/comparador/motor'))).toBe(false)
    expect(isSameRoute(null, route)).toBe(false)
    expect(pathOf(route)).toBe('/Mar%C3%A9/comparador/motor')
  })
})
