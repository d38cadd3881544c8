export default function Page() {
  return <h1>Bem-vindo à loja</h1>
}
