<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

use PHPat\Selector\Selector;
use PHPat\Test\Builder\Rule;
use PHPat\Test\PHPat;

/** Directions of dependencies, which PHPStan checks: the core names no module, and modules only those that they require. */
final class Dependency_Rules {
	private const MODULES = 'Cfg_Configurator\Modules';

	public function test_core(): Rule {
		return PHPat::rule()
			->classes( Selector::inNamespace( 'Cfg_Configurator' ) )
			->excluding( Selector::inNamespace( self::MODULES ) )
			->shouldNot()->dependOn()
			->classes( Selector::inNamespace( self::MODULES ) )
			->because( 'a site may leave out any module' );
	}

	/** @return iterable<string, Rule> */
	public function test_modules(): iterable {
		$folders = (array) glob( dirname( __DIR__ ) . '/modules/*/module.php' );
		$modules = array();
		foreach ( array_filter( $folders, 'is_string' ) as $file ) {
			preg_match( '/const REQUIRES = array\(([^)]*)\);/', (string) file_get_contents( $file ), $found );
			preg_match_all( "/'([^']+)'/", $found[1] ?? '', $names );
			$modules[ basename( dirname( $file ) ) ] = $names[1];
		}
		foreach ( $modules as $name => $required ) {
			$others = array_diff( array_keys( $modules ), array( $name ), $required );
			if ( array() !== $others ) {
				yield $name => PHPat::rule()
					->classes( Selector::inNamespace( self::name_space( $name ) ) )
					->shouldNot()->dependOn()
					->classes( ...array_map( static fn ( string $other ) => Selector::inNamespace( self::name_space( $other ) ), array_values( $others ) ) )
					->because( "it is not in REQUIRES of the module '$name'" );
			}
		}
	}

	/** @return non-empty-string */
	private static function name_space( string $module ): string {
		return self::MODULES . '\\' . implode( '_', array_map( 'ucfirst', explode( '-', $module ) ) );
	}
}
