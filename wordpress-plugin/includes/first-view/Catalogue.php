<?php
declare(strict_types=1);

namespace Cfg_Configurator\First_View;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Install;
use Cfg_Configurator\Log;
use Cfg_Configurator\Settings\Settings;

/** What is known of the content site without a request: files that cron writes, and pages, forms and the widget read (docs/static-catalogue.md). */
final class Catalogue {
	/** Prefix of the path of a call in the manifest. */
	public const CALL = 'wp-json/cfg/';

	/** @var array<string, array<mixed>|null> Lists that this request has read, by path; null if there is none. */
	private static array $lists = array();

	/** @var array<string, array{file: string, time: int, hash: string}>|null What the manifest names. */
	private static ?array $calls = null;

	/** Requests all lists and writes those that have changed. Returns whether the content site answered. */
	public static function refresh(): bool {
		$folder = Public_Folder::of_site();
		if ( null === $folder ) {
			return false;
		}
		self::forget_lists();
		$is_new = ( new Catalogue_Builder( $folder ) )->build();
		self::forget_lists();
		if ( true === $is_new ) {
			Log::guard( 'cfg_configurator_catalogue_written', static fn () => do_action( 'cfg_configurator_catalogue_written', self::calls() ) );
		}
		return null !== $is_new;
	}

	/** Called when the content site has changed: its files are not those of this one. */
	public static function forget(): void {
		self::forget_lists();
		wp_schedule_single_event( time(), Install::CATALOGUE_EVENT );
	}

	public static function forget_lists(): void {
		self::$lists = array();
		self::$calls = null;
	}

	/** Name of the manifest's file. Another content site has another one, so that its lists are not mistaken for those of this one. */
	public static function manifest(): string {
		return 'catalogue.' . substr( hash( 'sha256', Settings::text( 'content_site' ) ), 0, 12 ) . '.json';
	}

	/** Seconds since the manifest was confirmed; null if there is none. */
	public static function age(): ?int {
		$folder = Public_Folder::of_site();
		return true === $folder?->has( self::manifest() ) ? time() - (int) filemtime( $folder->path( self::manifest() ) ) : null;
	}

	/** @return array<string, array{file: string, time: int, hash: string}> What the manifest names, by path of the call; empty if it is missing or damaged. */
	public static function calls(): array {
		if ( null === self::$calls ) {
			$manifest = Public_Folder::of_site()?->json( self::manifest() ) ?? array();
			/** @var array<string, array{file: string, time: int, hash: string}> $calls */
			$calls       = is_array( $manifest['calls'] ?? null ) ? $manifest['calls'] : array();
			self::$calls = $calls;
		}
		return self::$calls;
	}

	/**
	 * A list by the path of its call below `/wp-json/cfg/`, such as 'lstEngines/101'; null without a file.
	 *
	 * @return array<mixed>|null
	 */
	public static function list( string $path ): ?array {
		if ( ! array_key_exists( $path, self::$lists ) ) {
			$file                 = self::calls()[ self::CALL . $path ]['file'] ?? '';
			self::$lists[ $path ] = '' === $file ? null : Public_Folder::of_site()?->json( basename( $file ) );
		}
		return self::$lists[ $path ];
	}

	/** @return list<array<mixed>> Entries of `lstModels`, in the content site's order. */
	public static function models(): array {
		return array_values( array_filter( self::list( 'lstModels/' ) ?? array(), 'is_array' ) );
	}

	/** @return array<mixed> Fields of `backOffice`. */
	public static function back_office(): array {
		return self::list( 'backOffice/' ) ?? array();
	}
}
