<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Settings\Tab_File;

/**
 * The findings of `findings.json`, by id, from worst to best in each check: severity, text with places for values, next step, and
 * a link to it: the slug of a settings tab or a screen of the admin, and its words. Findings that count things have a plural,
 * and are in the checks.
 *
 * @phpstan-type Data array{severity: string, text: string, next?: string, tab?: string, screen?: string, link?: string}
 */
final class Findings {
	public static function of( string $id, string|int ...$values ): Finding {
		return self::with_link( '', $id, ...$values );
	}

	/** @param string $url URL for the link; '' for that of the file. */
	public static function with_link( string $url, string $id, string|int ...$values ): Finding {
		$data = self::all()[ $id ];
		$text = static fn ( string $name ): string => Tab_File::translated( $data[ $name ] ?? '' );
		$url  = match ( true ) {
			isset( $data['tab'] )    => Settings_Page::url( $data['tab'] ),
			isset( $data['screen'] ) => admin_url( $data['screen'] ),
			default                  => $url,
		};
		return new Finding( $data['severity'], vsprintf( $text( 'text' ), $values ), $text( 'next' ), $url, $text( 'link' ) );
	}

	/**
	 * @param array<Finding> $findings
	 * @param string         $id       Of the finding if there are none.
	 * @return array<Finding>
	 */
	public static function or_fine( array $findings, string $id ): array {
		return array() === $findings ? array( self::of( $id ) ) : $findings;
	}

	/**
	 * @param array<string, list<string>> $names Names of models, engines or versions by the id of what is wrong with them.
	 * @return list<Finding> In the order of the file.
	 */
	public static function about( array $names ): array {
		$ids = array_keys( array_intersect_key( self::all(), $names ) );
		return array_map( static fn ( string $id ): Finding => self::of( $id, Finding::names( $names[ $id ] ) ), $ids );
	}

	/** @return array<string, Data> */
	private static function all(): array {
		static $all = null;
		/** @var array<string, Data> $read */
		$read = $all ?? wp_json_file_decode( __DIR__ . '/findings.json', array( 'associative' => true ) );
		$all  = $read;
		return $read;
	}
}
