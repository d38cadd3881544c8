import Link from 'next/link'
export default function Layout({ children }) {
  return (
    <html lang="pt">
      <head>
        <script type="module" src="/cfg-configurator/1/configurator.js" />
      </head>
      <body>
        <nav>
          <Link href="/loja">Loja</Link> <Link href="/configurador">Configurador</Link>
        </nav>
        <main>{children}</main>
      </body>
    </html>
  )
}
