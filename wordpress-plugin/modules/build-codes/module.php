<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Build_Codes;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Language;
use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Configuration\Build_Code;
use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Configuration\Snapshot_Rows;
use Cfg_Configurator\Module;
use Cfg_Configurator\Modules\Gateway\Endpoint;

return new class() extends Module {
	public const REQUIRES = array( 'gateway', 'abuse-limits' );

	public function register(): void {
		// Loads the class only for such a request.
		Endpoint::add_post( 'saveBuild', static fn ( \WP_REST_Request $request ) => Build_Routes::save( $request ) );
		Endpoint::add_post( 'findBuild', static fn ( \WP_REST_Request $request ) => Build_Routes::find( $request ) );
		add_action( 'cfg_configurator_delete_without_lead', array( Build_Table::class, 'delete_without_lead' ) );
		add_action( 'cfg_configurator_leads_search', self::render_search( ... ) );
	}

	public function tables(): array {
		return array( Build_Table::NAME => Build_Table::COLUMNS );
	}

	/** Shows the configuration of the code that was searched for, which need not have a lead. */
	private static function render_search( string $search ): void {
		$build = Build_Table::find( Build_Code::parse( $search ) );
		if ( null === $build ) {
			return;
		}
		$texts = array_combine( Configuration_Snapshot::ITEMS, array_map( $build->name( ... ), Configuration_Snapshot::ITEMS ) );
		foreach ( $build->prices() as $item => $cents ) {
			$texts[ 'version' === $item ? 'base_price' : "{$item}_price" ] = self::amount( $cents );
		}
		$texts['total_price'] = self::amount( $build->total() );

		$rows = Snapshot_Rows::for_back_office( $texts );
		/* translators: 1: code of a configuration, 2: date */
		$title = __( 'Configuration %1$s of %2$s', 'cfg-configurator' );
		$title = sprintf( $title, Build_Code::format( $build->stored_code ), Clock::display( $build->made_gmt, false ) );
		echo '<div class="notice notice-info inline cfg-build"><h2>' . esc_html( $title ) . '</h2><dl>';
		foreach ( array_filter( $rows, static fn ( string $value ): bool => '' !== $value ) as $label => $value ) {
			echo '<div><dt>' . esc_html( $label ) . '</dt><dd>' . esc_html( $value ) . '</dd></div>';
		}
		$unknown = __( 'Whether the price holds is not known, because the content site does not respond.', 'cfg-configurator' );
		echo '</dl><p>' . esc_html( Prices_Today::of( $build )?->verdict() ?? $unknown ) . '</p>';
		$address = add_query_arg( array_map( 'rawurlencode', $build->query() ), Page_Address::url() );
		$words   = __( 'Open the configuration', 'cfg-configurator' );
		echo '<p><a class="button" href="' . esc_url( $address ) . '">' . esc_html( $words ) . '</a></p></div>';
	}

	/** '—' if it is unknown. */
	private static function amount( ?int $cents ): string {
		return null === $cents ? '—' : Language::cents( $cents );
	}
};
