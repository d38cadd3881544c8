<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Fields;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Settings\Texts;

/**
 * The fields of the forms (spec §3). Validation, columns, mails, lead screen, CSV file, REST API, privacy export,
 * correction and messages derive from fields.json. docs/recipes/add-a-lead-field.md says how to add one.
 */
final class Lead_Fields {
	/** Hidden fields with a column of their own. */
	private const HIDDEN = array( 'form_type', 'submission_id', 'model', 'id_model', 'configurationID', self::SNAPSHOT, self::CONSENTS, 'from_page' );

	/** Configuration snapshot as JSON (docs/content-api.md, snapshot). */
	public const SNAPSHOT = 'configuration';

	/** What was shown beside the consent checkboxes, as JSON (docs/content-api.md, consents). */
	public const CONSENTS = 'consents';

	/** Redirect targets; not stored. */
	private const REDIRECTS = array( 'success_url', 'failure_url' );

	/** Honeypot text field, and how long the form was open, in milliseconds. */
	public const HONEYPOT = 'web_page';
	public const TIME     = 'open_ms';

	/**
	 * The fields that visitors fill in, in form order. All of them are personal data. A new one also raises
	 * Schema::VERSION, which adds its column.
	 *
	 * @return list<Lead_Field>
	 */
	public static function visible(): array {
		$fields = array();
		foreach ( self::read()['visible'] as $field ) {
			$error = $field['visitor'] ?? '';
			$texts = array(
				'label'   => Texts::translated( $field['label'] ),
				// phpcs:ignore WordPress.WP.I18n -- see languages/strings.php.
				'error'   => '' === $error ? '' : translate_with_gettext_context( $error, 'visitor', 'cfg-configurator' ),
				'choices' => array_map( Texts::translated( ... ), $field['choices'] ?? array() ),
			);
			unset( $field['visitor'] );
			$fields[] = new Lead_Field( ...array_merge( $field, $texts ) );
		}
		return $fields;
	}

	/** @return array<string, string> Labels of the hidden fields without a column of their own, by name. */
	public static function extra(): array {
		return array_map( static fn ( array $field ): string => Texts::translated( $field['label'] ), self::read()['extra'] );
	}

	/** @return array<int|string, string> Hidden fields without a column, for people, by label. */
	public static function extra_texts( Lead $lead ): array {
		$labels = self::extra();
		$texts  = array();
		foreach ( $lead->extra as $name => $value ) {
			$texts[ $labels[ $name ] ?? $name ] = $value;
		}
		return $texts;
	}

	/**
	 * Texts of a lead for people.
	 *
	 * @param array<Lead_Field> $fields Fields to show.
	 * @return array<string, string> By label.
	 */
	public static function texts( Lead $lead, array $fields ): array {
		return array_combine(
			array_column( $fields, 'label' ),
			array_map( static fn ( Lead_Field $field ): string => $field->text( $lead ), $fields )
		);
	}

	/** @return list<string> */
	public static function hidden(): array {
		return array( ...self::HIDDEN, ...array_keys( self::read()['extra'] ), ...self::REDIRECTS );
	}

	/** @return array{visible: list<array{name: string, column: string, label: string, rule: string, visitor?: string, choices?: array<string, string>}>, extra: array<string, array{label: string}>} */
	private static function read(): array {
		static $fields = null;
		/** @var array{visible: list<array{name: string, column: string, label: string, rule: string, visitor?: string, choices?: array<string, string>}>, extra: array<string, array{label: string}>} */
		return $fields ??= wp_json_file_decode( __DIR__ . '/fields.json', array( 'associative' => true ) );
	}
}
