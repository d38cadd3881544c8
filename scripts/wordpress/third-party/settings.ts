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
  polylang: `
    foreach ( array( 'pt_PT' => 'pt', 'en_US' => 'en' ) as $locale => $slug ) {
      PLL()->model->languages->add( array( 'name' => $slug, 'slug' => $slug, 'locale' => $locale, 'rtl' => false, 'term_group' => 0 ) );
    }
    PLL()->model->set_language_in_mass();
    PLL()->options['hide_default'] = false;
    PLL()->options->save_all();
    delete_option( 'rewrite_rules' );`,
}
