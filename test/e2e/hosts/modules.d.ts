declare module '*.svelte' {
  import type { Component } from 'svelte'
  const component: Component
  export default component
}

declare module 'alpinejs' {
  const Alpine: {
    plugin: (plugin: unknown) => void
    start: () => void
    morph: (from: Element, to: string) => void
  }
  export default Alpine
}

declare module '@alpinejs/morph' {
  const morph: unknown
  export default morph
}

declare module 'vue/dist/vue.esm-bundler.js' {
  export * from 'vue'
}
