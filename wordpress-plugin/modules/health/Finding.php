<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Settings\Texts;

/**
 * A result in plain language, and the next step. `findings.json` has those of this module by id, from worst to best in each check:
 * severity, text with places for values (with a `plural`, it counts something), next step, and a link to it: the slug of a settings
 * tab or a screen of the admin, and its words.
 *
 * @phpstan-type Data array{severity: string, text: string, plural?: string, next?: string, tab?: string, screen?: string, link?: string}
 */
final class Finding {
	/** Severities: buyers are affected, or a lead may be lost; works, but with limitations; nothing to do. */
	public const PROBLEM = 'problem';
	public const WARNING = 'warning';
	public const FINE    = 'fine';

	/** From worst to best. */
	public const SEVERITIES = array( self::PROBLEM, self::WARNING, self::FINE );

	private const MAX_NAMES = 8;

	/** @param string $severity One of SEVERITIES. What is missing is ''. */
	public function __construct(
		public readonly string $severity,
		public readonly string $text,
		public readonly string $next = '',
		public readonly string $url = '',
		public readonly string $link = '',
	) {
	}

	/** @param string|int ...$values Of the text. If it counts something, the number is the only one. */
	public static function of( string $id, string|int ...$values ): self {
		return self::with_link( '', $id, ...$values );
	}

	/** @param string $url URL for the link; '' for that of the file. */
	public static function with_link( string $url, string $id, string|int ...$values ): self {
		$data = self::all()[ $id ];
		$text = Texts::translated( $data['text'] );
		if ( isset( $data['plural'], $values[0] ) ) {
			$forms  = array(
				'singular' => $data['text'],
				'plural'   => $data['plural'],
				'context'  => null,
				'domain'   => 'cfg-configurator',
			);
			$text   = translate_nooped_plural( $forms, (int) $values[0] );
			$values = array( number_format_i18n( (int) $values[0] ) );
		}
		$url = match ( true ) {
			isset( $data['tab'] )    => Settings_Page::url( $data['tab'] ),
			isset( $data['screen'] ) => admin_url( $data['screen'] ),
			default                  => $url,
		};
		$next = Texts::translated( $data['next'] ?? '' );
		return new self( $data['severity'], vsprintf( $text, $values ), $next, $url, Texts::translated( $data['link'] ?? '' ) );
	}

	/**
	 * @param array<self> $findings
	 * @param string      $id       Of the finding if there are none, with the values of its text.
	 * @return array<self>
	 */
	public static function or_fine( array $findings, string $id, string|int ...$values ): array {
		return array() === $findings ? array( self::of( $id, ...$values ) ) : $findings;
	}

	/**
	 * @param array<string, list<string>> $names Names of models, engines or versions by the id of what is wrong with them.
	 * @return list<self> In the order of the file.
	 */
	public static function about( array $names ): array {
		$ids = array_keys( array_intersect_key( self::all(), $names ) );
		return array_map( static fn ( string $id ): self => self::of( $id, self::names( $names[ $id ] ) ), $ids );
	}

	/** @param array<self> $findings The severity of the worst; FINE without any. */
	public static function worst( array $findings ): string {
		return array_values( array_intersect( self::SEVERITIES, array_column( $findings, 'severity' ) ) )[0] ?? self::FINE;
	}

	/** @param array<string> $names At least one. Long lists are shortened. */
	public static function names( array $names ): string {
		$names  = array_unique( $names );
		$shown  = implode( ', ', array_slice( $names, 0, self::MAX_NAMES ) );
		$others = count( $names ) - self::MAX_NAMES;
		/* translators: 1: some names, 2: how many others there are. */
		return $others <= 0 ? $shown : sprintf( _n( '%1$s and %2$d more', '%1$s and %2$d more', $others, 'cfg-configurator' ), $shown, $others );
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
