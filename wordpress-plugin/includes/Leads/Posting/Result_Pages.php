<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Language;
use Cfg_Configurator\Leads\Configuration\Snapshot_Reader;
use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Lead_Endpoint;
use Cfg_Configurator\Settings\Settings;

/**
 * URLs of the success and failure pages: from the form, else the settings, else the plugin's own page. The first two
 * must be on this site's host.
 */
final class Result_Pages {
	/** Query argument of the plugin's own success page: the idempotency key of the lead. */
	public const KEY = 'cfg_referencia';

	/** Query argument: tag of the language in which the form was shown, if it is not the site's. */
	public const LANGUAGE = 'cfg_idioma';

	/**
	 * @param string $referer Page of the form, used if `from_page` is missing.
	 * @param string $key     Idempotency key of the lead. Only the plugin's own page receives it.
	 */
	public static function success( Posted_Form $form, string $referer, string $key ): string {
		$page = Same_Site_Url::of( $form->text( 'success_url' ) ) ?? Same_Site_Url::of( Settings::text( 'success_page' ) );
		$back = self::back( $form, $referer );
		return null === $page
			? self::with( Lead_Endpoint::page( Lead_Endpoint::THANKS ), $back + array( self::KEY => $key ) )
			: self::with( $page, $back );
	}

	/** @param list<string> $broken Invalid fields. */
	public static function failure( Posted_Form $form, string $referer, array $broken = array() ): string {
		$page = Same_Site_Url::of( $form->text( 'failure_url' ) )
			?? Same_Site_Url::of( Settings::text( 'failure_page' ) ) ?? Lead_Endpoint::page( Lead_Endpoint::PROBLEM );
		// Even if it is empty: it tells the widget that this is the failure page.
		return add_query_arg( Problem_Page::FIELDS, rawurlencode( implode( ',', $broken ) ), self::with( $page, self::back( $form, $referer ) ) );
	}

	/** @return array<string, string> */
	private static function back( Posted_Form $form, string $referer ): array {
		$tag  = (string) Snapshot_Reader::read( $form->text( Lead_Fields::SNAPSHOT ) )?->text( 'language' );
		$tag  = Language::during( $tag, Language::foreign( ... ) );
		$from = $form->text( 'from_page' );
		$back = Same_Site_Url::of( '' === $from ? $referer : $from );
		// The path is enough: the page is on this site.
		return array(
			Problem_Page::BACK => null === $back ? '' : (string) preg_replace( '~^[a-z]+://[^/?#]+/?~i', '/', $back ),
			self::LANGUAGE     => $tag,
		);
	}

	/** @param array<string, string> $arguments Query arguments; empty ones are skipped. */
	private static function with( string $page, array $arguments ): string {
		return add_query_arg( array_map( 'rawurlencode', array_filter( $arguments, static fn ( string $value ): bool => '' !== $value ) ), $page );
	}
}
