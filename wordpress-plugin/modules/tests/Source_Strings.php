<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Tests;

/** Finds the translatable strings independently of the tool that makes the template. */
final class Source_Strings {
	private const ONE        = array( '__', '_e', 'esc_html__', 'esc_html_e', 'esc_attr__', 'esc_attr_e' );
	private const MANY       = '_n';
	private const IN_CONTEXT = array( '_x', 'esc_html_x' );
	private const UNKNOWN    = array( '_ex', '_nx', 'esc_attr_x' );

	/** Separates context and text in WordPress's keys of translations. */
	private const SEPARATOR = "\4";

	/** Translation contexts of the fields of block.json. */
	private const BLOCK_CONTEXTS = array(
		'title'       => 'block title',
		'description' => 'block description',
		'keywords'    => 'block keyword',
	);

	private const JSON_FILES = '~/(?:Settings/tabs/\w+|Configuration/(?:labels|choices|figures)|Fields/fields|module|findings)\.json$~';

	/** Members of JSON files whose values are texts. */
	private const JSON_TEXTS = array( 'title', 'summary', 'intro', 'label', 'help', 'unit', 'choices', 'text', 'next', 'link', 'done', 'reasons' );

	public function __construct( private string $plugin ) {
	}

	/**
	 * @return list<string> Unique keys of the strings in all PHP files, in the JSON files of settings and findings, in block.json and in its script.
	 */
	public function all(): array {
		$ids   = array();
		$files = new \AppendIterator();
		foreach ( array( 'includes', 'modules' ) as $folder ) {
			$files->append( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( "$this->plugin/$folder", \FilesystemIterator::SKIP_DOTS ) ) );
		}
		foreach ( $files as $file ) {
			if ( $file instanceof \SplFileInfo && 'php' === $file->getExtension() ) {
				array_push( $ids, ...$this->of_php( (string) file_get_contents( $file->getPathname() ) ) );
			}
			if ( $file instanceof \SplFileInfo && 1 === preg_match( self::JSON_FILES, $file->getPathname() ) ) {
				array_push( $ids, ...$this->of_json( json_decode( (string) file_get_contents( $file->getPathname() ), true ), false ) );
			}
		}
		$script = (string) file_get_contents( $this->plugin . '/blocks/configurator/editor.js' );
		preg_match_all( '/\b__\(\s*(\'(?:[^\'\\\\]|\\\\.)*\'|"(?:[^"\\\\]|\\\\.)*")/', $script, $found );
		array_push( $ids, ...array_map( array( $this, 'unquoted' ), $found[1] ) );
		$block = json_decode( (string) file_get_contents( $this->plugin . '/blocks/configurator/block.json' ), true );
		$block = is_array( $block ) ? $block : array();
		foreach ( self::BLOCK_CONTEXTS as $field => $context ) {
			foreach ( array_filter( (array) $block[ $field ], 'is_string' ) as $words ) {
				$ids[] = $context . self::SEPARATOR . $words;
			}
		}
		return array_values( array_unique( $ids ) );
	}

	/** @return list<string> Texts below a value of a JSON file; those without a word are not translated. */
	private function of_json( mixed $value, bool $is_text, string $context = '' ): array {
		$ids = is_string( $value ) && $is_text && 1 === preg_match( '/\p{L}{3}/u', $value ) ? array( $context . $value ) : array();
		foreach ( is_array( $value ) ? $value : array() as $name => $member ) {
			$is_for_visitors = 'visitor' === $name;
			$is_member       = $is_text || $is_for_visitors || in_array( $name, self::JSON_TEXTS, true );
			array_push( $ids, ...$this->of_json( $member, $is_member, $is_for_visitors ? 'visitor' . self::SEPARATOR : $context ) );
		}
		return $ids;
	}

	/**
	 * @return list<string>
	 */
	private function of_php( string $code ): array {
		$tokens = array_values(
			array_filter(
				token_get_all( $code ),
				static fn( mixed $token ): bool => ! is_array( $token ) || ! in_array( $token[0], array( T_WHITESPACE, T_COMMENT, T_DOC_COMMENT ), true )
			)
		);
		$ids    = array();
		foreach ( $tokens as $at => $token ) {
			$name = is_array( $token ) && in_array(
				$token[0],
				array( T_STRING, T_NAME_FULLY_QUALIFIED ),
				true
			) && '(' === ( $tokens[ $at + 1 ] ?? '' ) ? ltrim( $token[1], '\\' ) : '';
			if ( in_array( $name, self::UNKNOWN, true ) ) {
				throw new \LogicException( "Source_Strings does not support $name." );
			}
			if ( in_array( $name, self::ONE, true ) || self::MANY === $name ) {
				$ids[] = $this->unquoted( $tokens[ $at + 2 ][1] );
			}
			if ( in_array( $name, self::IN_CONTEXT, true ) ) {
				$ids[] = $this->unquoted( $tokens[ $at + 4 ][1] ) . self::SEPARATOR . $this->unquoted( $tokens[ $at + 2 ][1] );
			}
		}
		return $ids;
	}

	/** The value of a string literal without variables. */
	private function unquoted( string $quoted ): string {
		return "'" === $quoted[0] ? strtr(
			substr( $quoted, 1, -1 ),
			array(
				"\\'"  => "'",
				'\\\\' => '\\',
			)
		) : stripcslashes( substr( $quoted, 1, -1 ) );
	}
}
