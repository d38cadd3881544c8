/** PHP that prints, as JSON, everything in a site's database that could be the plugin's. */
export const TRACES = `
global $wpdb;
$traces = array();
foreach ( $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'cfg_' ) . '%' ) ) as $table ) {
  $traces[] = "table $table";
}
foreach ( $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%cfg%'" ) as $name ) {
  $traces[] = "option $name";
}
foreach ( wp_roles()->roles as $role => $its ) {
  foreach ( array_keys( $its['capabilities'] ) as $right ) {
    if ( str_starts_with( (string) $right, 'cfg_' ) ) { $traces[] = "right $right of $role"; }
  }
}
foreach ( (array) _get_cron_array() as $due ) {
  foreach ( array_keys( (array) $due ) as $hook ) {
    if ( str_contains( (string) $hook, 'cfg' ) ) { $traces[] = "appointment $hook"; }
  }
}
foreach ( array( $wpdb->postmeta, $wpdb->usermeta ) as $table ) {
  foreach ( $wpdb->get_col( "SELECT meta_key FROM $table WHERE meta_key LIKE '%cfg%'" ) as $key ) {
    $traces[] = "meta $key";
  }
}
if ( str_contains( (string) wp_json_encode( get_option( 'rewrite_rules' ) ), 'configurador' ) ) {
  $traces[] = 'rewrite rule';
}
foreach ( $wpdb->get_col( "SELECT post_name FROM {$wpdb->posts} WHERE post_name LIKE 'configurador%'" ) as $slug ) {
  $traces[] = "page $slug";
}
$uploads = wp_upload_dir()['basedir'] . '/cfg-configurator';
if ( is_dir( $uploads ) ) { $traces[] = 'folder uploads/cfg-configurator'; }
echo wp_json_encode( $traces );`
