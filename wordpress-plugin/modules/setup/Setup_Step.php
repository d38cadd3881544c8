<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Setup;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Texts;

/** The steps of the set-up screen, in their order. Each can be skipped; the settings page has the same fields. */
enum Setup_Step: string {
	case SOURCE  = 'source';
	case PAGE    = 'page';
	case CONTACT = 'contact';
	case RESULT  = 'result';

	/** The step in the URL; the first one by default. */
	public static function requested(): self {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only chooses what is shown.
		$step = isset( $_GET['step'] ) && is_string( $_GET['step'] ) ? sanitize_key( wp_unslash( $_GET['step'] ) ) : '';
		return self::tryFrom( $step ) ?? self::SOURCE;
	}

	public function title(): string {
		return Texts::of( __DIR__ . '/module.json', 'steps', $this->value, 'title' );
	}

	public function intro(): string {
		return Texts::of( __DIR__ . '/module.json', 'steps', $this->value, 'intro' );
	}

	/** @return array<string, Field> Fields of the settings that the step shows, by key. */
	public function fields(): array {
		$keys = match ( $this ) {
			self::SOURCE  => array( 'content_site', 'sample_range' ),
			self::PAGE    => array( 'page_id' ),
			self::CONTACT => array( 'policy_link', 'complaints_link', 'mail_from_name', 'mail_from_address', 'mail_fallback' ),
			self::RESULT  => array(),
		};
		return array_intersect_key( Setting_Registry::fields(), array_flip( $keys ) );
	}

	public function next(): self {
		$place = (int) array_search( $this, self::cases(), true );
		return self::cases()[ $place + 1 ] ?? $this;
	}
}
