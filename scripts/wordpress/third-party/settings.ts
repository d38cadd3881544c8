/** PHP that turns on what a plugin rewrites pages with, by its folder. Without it, most do nothing after activation. */
export const SETTINGS: Readonly<Record<string, string>> = {
  autoptimize: `
    foreach ( array( 'html', 'js', 'js_aggregate', 'css', 'css_aggregate', 'css_include_inline' ) as $name ) {
      update_option( "autoptimize_$name", 'on' );
    }
    update_option( 'autoptimize_imgopt_settings', array( 'autoptimize_imgopt_checkbox_field_3' => '1' ) );`,
  lscache_wp: `
    foreach ( array( 'css_min', 'css_comb', 'css_comb_ext_inl', 'js_min', 'js_comb', 'html_min' ) as $name ) {
      update_option( "litespeed.conf.optm-$name", 1 );
    }
    update_option( 'litespeed.conf.optm-js_defer', 2 );
    update_option( 'litespeed.conf.media-lazy', 1 );`,
  'w3-total-cache': `
    $config = \\W3TC\\Dispatcher::config();
    foreach ( array( 'minify.enabled', 'minify.auto', 'minify.html.enable', 'minify.css.enable', 'minify.js.enable', 'lazyload.enabled' ) as $name ) {
      $config->set( $name, true );
    }
    $config->save();`,
  // PLL() does not exist outside the back office until there is a language.
  polylang: `
    $options = new WP_Syntex\\Polylang\\Options\\Options();
    $model   = new PLL_Admin_Model( $options );
    foreach ( array( 'pt_PT' => 'pt', 'en_US' => 'en' ) as $locale => $slug ) {
      $model->languages->add( array( 'name' => $slug, 'slug' => $slug, 'locale' => $locale, 'rtl' => false, 'term_group' => 0 ) );
    }
    $model->set_language_in_mass();
    $options['hide_default'] = false;
    $options->save_all();
    delete_option( 'rewrite_rules' );`,
  'sg-cachepress': `
    foreach ( array( 'optimize_html', 'optimize_css', 'combine_css', 'optimize_javascript', 'combine_javascript', 'optimize_javascript_async', 'lazyload_images' ) as $name ) {
      update_option( "siteground_optimizer_$name", 1 );
    }`,
  'wp-optimize': `
    $switches = array( 'enabled', 'enable_merging_of_css', 'enable_merging_of_js', 'enable_delay_js' );
    update_option( 'wpo_minify_config', array_merge( (array) get_option( 'wpo_minify_config' ), array_fill_keys( $switches, true ) ) );`,
  'wp-asset-clean-up': `
    $switches = array( 'minify_loaded_css', 'combine_loaded_css', 'inline_css_files', 'minify_loaded_js', 'combine_loaded_js' );
    update_option( 'wpassetcleanup_settings', wp_json_encode( array_fill_keys( $switches, 1 ) + array( 'minify_loaded_css_for' => 'all', 'minify_loaded_js_for' => 'all' ) ) );`,
  'fast-velocity-minify': `
    $fvm = fvm_get_settings();
    foreach ( array( 'html', 'css', 'js' ) as $kind ) {
      $fvm[ $kind ]['enable']  = true;
      $fvm[ $kind ]['combine'] = true;
    }
    $fvm['css']['async'] = true;
    update_option( 'fvm_settings', wp_json_encode( $fvm ), false );`,
  'translatepress-multilingual': `
    $languages = array( 'pt_PT', 'en_GB' );
    update_option( 'trp_settings', array_merge( (array) get_option( 'trp_settings' ), array( 'default-language' => 'pt_PT', 'translation-languages' => $languages, 'publish-languages' => $languages, 'url-slugs' => array_combine( $languages, array( 'pt', 'en' ) ), 'add-subdirectory-to-default-language' => 'yes' ) ) );
    delete_option( 'rewrite_rules' );`,
}
