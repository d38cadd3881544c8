export default function Page() {
  return <cfg-configurator base-path="/configurador"></cfg-configurator>
}
