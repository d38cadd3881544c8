<?php
/**
 * Creates the demo pages beside those of the plugin and sets the content site. Run with `$input`: root, content_site, settings
 * (key to value).
 *
 * @package Cfg_Configurator
 */

$_SERVER['REQUEST_URI'] = '/';

require $input['root'] . '/wp-load.php';

// Use one author for all pages, because looking up an author costs a page two queries.
wp_set_current_user( 1 );

$blocks = array_filter(
	array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ),
	static fn( string $name ): bool => str_starts_with( $name, 'cfg-configurator/' )
);
$block  = array() === $blocks ? '' : '<!-- wp:' . reset( $blocks ) . ' /-->';

$pages = array(
	'configurador-bloco'      => array( 'Configurador em bloco', $block ),
	'politica-de-privacidade' => array( 'Política de privacidade', '<p>Só usamos os seus dados para responder ao seu pedido.</p>' ),
	'sem-configurador'        => array( 'Página sem configurador', '<p>Uma página qualquer do site.</p>' ),
);

foreach ( $pages as $slug => list( $heading, $content ) ) {
	$found = get_page_by_path( $slug );
	if ( null === $found ) {
		wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_name'    => $slug,
				'post_title'   => $heading,
				'post_content' => $content,
			)
		);
	}
}

$settings = get_option( 'cfg_configurator_settings', array() );
$settings = array_merge( $input['settings'], is_array( $settings ) ? $settings : array() );
update_option( 'cfg_configurator_settings', array_merge( $settings, array( 'content_site' => $input['content_site'] ) ) );
flush_rewrite_rules();
// What cron does on a real site before most visits.
Cfg_Configurator\First_View\Catalogue::refresh();
echo wp_json_encode( array( 'block' => $block ) );
