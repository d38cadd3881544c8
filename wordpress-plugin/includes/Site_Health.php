<?php
declare(strict_types=1);

namespace Cfg_Configurator;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Element\Consent;
use Cfg_Configurator\Element\Page;
use Cfg_Configurator\First_View\Catalogue;
use Cfg_Configurator\First_View\Content_Site;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Table;
use Cfg_Configurator\Leads\Mail_Evidence;
use Cfg_Configurator\Leads\Retry;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Settings\Settings_Page;

// phpcs:disable Generic.Files.LineLength -- a sentence to translate is one line.

/** Six tests on WordPress's Site Health screen, each with what to do. The content site's contract is checked by `npx cfg-check-contract`. */
final class Site_Health {
	/** Seconds after which a five-minute event counts as late. */
	private const LATE = 30 * MINUTE_IN_SECONDS;

	/**
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_tests( array $tests ): array {
		$own = array(
			'page'         => self::page( ... ),
			'address'      => self::address( ... ),
			'content_site' => self::content_site( ... ),
			'cron'         => self::cron( ... ),
			'mails'        => self::mails( ... ),
			'result_pages' => self::result_pages( ... ),
		);
		foreach ( $own as $name => $test ) {
			$tests['direct'][ "cfg_configurator_{$name}" ] = array(
				'label' => __( 'Car configurator', 'cfg-configurator' ),
				'test'  => static fn (): array => self::result( $name, ...$test() ),
			);
		}
		return $tests;
	}

	/**
	 * @param string $problem What is wrong and what to do; '' if all is well.
	 * @param string $title   What was tested, or what is wrong in short.
	 * @return array<string, mixed>
	 */
	private static function result( string $name, string $title, string $problem, string $status = 'recommended' ): array {
		$link = sprintf( '<p><a href="%s">%s</a></p>', esc_url( Settings_Page::url() ), esc_html__( 'Configurator settings', 'cfg-configurator' ) );
		return array(
			'label'       => $title,
			'status'      => '' === $problem ? 'good' : $status,
			'badge'       => array(
				'label' => __( 'Car configurator', 'cfg-configurator' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( '' === $problem ? __( 'Nothing to do.', 'cfg-configurator' ) : $problem ) . '</p>',
			'actions'     => '' === $problem ? '' : $link,
			'test'        => "cfg_configurator_{$name}",
		);
	}

	/** @return array{string, string, 2?: string} */
	private static function page(): array {
		$id   = Settings::number( 'page_id' );
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof \WP_Post || 'publish' !== $post->post_status || '' !== $post->post_password ) {
			$words = __( 'Create the page, or choose a published page without a password in the settings.', 'cfg-configurator' );
			return array( __( 'Visitors cannot reach the configurator\'s page', 'cfg-configurator' ), $words, 'critical' );
		}
		$manager = Consent::manager_without_api();
		if ( '' !== $manager ) {
			/* translators: %s: name of a plugin. */
			$words = __( '%s cannot tell the configurator what visitors agree to, so statistics stay off. Install the plugin \'WP Consent API\'.', 'cfg-configurator' );
			return array( __( 'The configurator does not know what visitors consent to', 'cfg-configurator' ), sprintf( $words, $manager ) );
		}
		$words = Page::has_element( $post ) ? '' : __( 'Add the block \'Car configurator\' or the shortcode [cfg_configurator] to it.', 'cfg-configurator' );
		return array( __( 'The configurator\'s page', 'cfg-configurator' ), $words, 'critical' );
	}

	/** @return array{string, string, 2?: string} Of the address of a step, requested from outside like a visitor. */
	private static function address(): array {
		$title = __( 'Addresses below the configurator\'s page', 'cfg-configurator' );
		$page  = Page::main();
		if ( '' === get_option( 'permalink_structure' ) ) {
			return array( $title, __( 'Links to a car lead to the list of models. Choose permalinks other than \'Plain\'.', 'cfg-configurator' ) );
		}
		$response = null === $page ? null : wp_remote_get( trailingslashit( (string) get_permalink( $page ) ) . 'x/motor', array( 'timeout' => 10 ) );
		$status   = null === $response ? 0 : (int) wp_remote_retrieve_response_code( $response );
		$is_fine  = null === $page || 'publish' !== $page->post_status || (
			200 === $status && str_contains( wp_remote_retrieve_body( $response ?? array() ), '<cfg-configurator' )
		);
		/* translators: %d: HTTP status; 0 without a response. */
		$words = __( 'The address of a step answers with status %d or without the configurator. Save the permalinks once; if that does not help, another plugin or the server answers it.', 'cfg-configurator' );
		return array( $title, $is_fine ? '' : sprintf( $words, $status ), 'critical' );
	}

	/** @return array{string, string, 2?: string} */
	private static function content_site(): array {
		$models = Content_Site::get( 'lstModels/', 10 );
		$words  = __( 'The content site does not send its models. Check its address in the settings, and that this server may reach it.', 'cfg-configurator' );
		$old    = __( 'The files of the catalogue are missing or old. Check that WordPress may write to its uploads, and that cron runs.', 'cfg-configurator' );
		$is_old = ( Catalogue::age() ?? PHP_INT_MAX ) > self::LATE;
		return array(
			__( 'The content site of the configurator', 'cfg-configurator' ),
			null === $models || array() === $models ? $words : ( $is_old ? $old : '' ),
			null === $models ? 'critical' : 'recommended',
		);
	}

	/** @return array{string, string, 2?: string} */
	private static function cron(): array {
		$next  = wp_next_scheduled( Install::LEADS_EVENT );
		$words = __( 'WordPress\'s cron does not run in time: mails and prices may be late. Let the system\'s cron request wp-cron.php every five minutes.', 'cfg-configurator' );
		return array( __( 'Tasks of the configurator', 'cfg-configurator' ), false === $next || $next < time() - self::LATE ? $words : '', 'critical' );
	}

	/** @return array{string, string, 2?: string} */
	private static function mails(): array {
		$sql   = 'SELECT mail_state, COUNT(*) AS number FROM %i WHERE mail_state IN (%s, %s) GROUP BY mail_state';
		$count = array_map( 'intval', array_column( Lead_Table::rows( $sql, Lead_Table::name(), Retry::FAILED, Retry::UNKNOWN ), 'number', 'mail_state' ) );
		$held  = (int) Lead_Table::value( 'SELECT COUNT(*) FROM %i WHERE status = %s', Lead_Table::name(), Lead::HELD );
		/* translators: 1: and 2: numbers of leads. */
		$lost = __( 'The mails of %1$d leads failed, and of %2$d nobody knows whether they arrived. Check the site\'s mail, then run: wp cfg-configurator leads resend ID', 'cfg-configurator' );
		/* translators: %d: number of leads. */
		$waits = __( '%d leads are held back as possible spam. Look at them: wp cfg-configurator leads held', 'cfg-configurator' );
		$other = Mail_Evidence::foreign_sender();
		/* translators: %s: folder of a plugin. */
		$handed  = __( 'Mail is handed to the plugin \'%s\', which does not say whether it was sent.', 'cfg-configurator' );
		$problem = match ( true ) {
			array() !== $count => sprintf( $lost, $count[ Retry::FAILED ] ?? 0, $count[ Retry::UNKNOWN ] ?? 0 ),
			$held > 0 => sprintf( $waits, $held ),
			'' !== $other => sprintf( $handed, $other ),
			default => '',
		};
		return array( __( 'Mails of leads', 'cfg-configurator' ), $problem, array() === $count ? 'recommended' : 'critical' );
	}

	/** @return array{string, string, 2?: string} */
	private static function result_pages(): array {
		$is_set = '' !== Settings::text( 'success_page' ) && '' !== Settings::text( 'failure_page' );
		$words  = __( 'Choose the pages after a form in the settings: visitors see a page without your site\'s design.', 'cfg-configurator' );
		return array( __( 'Pages after a form', 'cfg-configurator' ), $is_set ? '' : $words );
	}
}
