<?php
/**
 * The strings that stand in the sources.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Tests\Admin;

/**
 * Reads them without the tool that makes the template, so that each checks the other.
 */
final class Source_Strings {
	private const ONE   = array( '__', '_e', 'esc_html__', 'esc_html_e', 'esc_attr__', 'esc_attr_e' );
	private const MANY  = '_n';
	private const NEVER = array( '_x', '_ex', '_nx', 'esc_html_x', 'esc_attr_x' );

	public function __construct( private string $plugin ) {
	}

	/**
	 * @return list<string> Each once: of all PHP files, of the block and of its script.
	 */
	public function all(): array {
		$ids   = array();
		$files = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $this->plugin . '/includes', \FilesystemIterator::SKIP_DOTS ) );
		foreach ( $files as $file ) {
			if ( $file instanceof \SplFileInfo && 'php' === $file->getExtension() ) {
				array_push( $ids, ...$this->of_php( (string) file_get_contents( $file->getPathname() ) ) );
			}
		}
		$script = (string) file_get_contents( $this->plugin . '/blocks/configurator/editor.js' );
		preg_match_all( '/\b__\(\s*(\'(?:[^\'\\\\]|\\\\.)*\'|"(?:[^"\\\\]|\\\\.)*")/', $script, $found );
		array_push( $ids, ...array_map( array( $this, 'unquoted' ), $found[1] ) );
		$block = json_decode( (string) file_get_contents( $this->plugin . '/blocks/configurator/block.json' ), true );
		$words = is_array( $block ) && is_array( $block['keywords'] ) ? array( $block['title'], $block['description'], ...$block['keywords'] ) : array();
		return array_values( array_unique( array_merge( $ids, array_filter( $words, 'is_string' ) ) ) );
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
			if ( in_array( $name, self::NEVER, true ) ) {
				throw new \LogicException( "Teach this class $name." );
			}
			if ( in_array( $name, self::ONE, true ) || self::MANY === $name ) {
				$ids[] = $this->unquoted( $tokens[ $at + 2 ][1] );
			}
		}
		return $ids;
	}

	/**
	 * What a quoted text without variables says.
	 */
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
