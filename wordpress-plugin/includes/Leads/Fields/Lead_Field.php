<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Fields;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;

/** A field that visitors fill in: its rule, its column, and how it is shown. The arguments are those of fields.json. */
final class Lead_Field {
	/** Kinds of values. The district has none: it follows from the dealer. */
	public const TEXT     = 'text';
	public const TEXTAREA = 'textarea';
	public const CHECKBOX = 'checkbox';
	public const DEALERS  = 'dealers';
	public const NONE     = '';

	/**
	 * @param string                $rule       One of Lead_Rules::is_valid().
	 * @param string                $error      Message for the visitor; '' if the control allows valid values only.
	 * @param list<string>          $forms      Form types that ask for it.
	 * @param int                   $length     Of the column, in characters; 0 for long texts.
	 * @param list<string>          $derived    Further columns, filled from the content site.
	 * @param string                $correction Type of the input in the correction form; '' if it stays as submitted.
	 * @param bool                  $is_content Whether forms with different values are different leads.
	 * @param array<string, string> $choices    Texts for people of a checkbox: of a ticked one, 'S', and of another.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $column,
		public readonly string $label,
		public readonly string $rule,
		public readonly string $error = '',
		public readonly string $control = self::TEXT,
		private array $forms = Form_Type::ALL,
		private int $length = 191,
		public readonly array $derived = array(),
		public readonly string $correction = '',
		public readonly bool $is_content = true,
		public readonly bool $is_mailed = true,
		private array $choices = array(),
	) {
	}

	public function is_in( string $form_type ): bool {
		return in_array( $form_type, $this->forms, true );
	}

	/** Whether a posted value is validated and stored. Consent counts in whatever form it is given. */
	public function is_read_in( string $form_type ): bool {
		return self::CHECKBOX === $this->control || $this->is_in( $form_type );
	}

	public function to_column( string $text ): int|string {
		return match ( true ) {
			self::CHECKBOX === $this->control => (int) ( 'S' === $text ),
			0 === $this->length => $text,
			default => mb_substr( $text, 0, $this->length ),
		};
	}

	/** @return array<string, string> Types of its columns in CREATE TABLE, by name. */
	public function columns(): array {
		$type = match ( true ) {
			self::CHECKBOX === $this->control => 'tinyint(1) NOT NULL DEFAULT 0',
			0 === $this->length => 'mediumtext NOT NULL',
			default => "varchar({$this->length}) NOT NULL DEFAULT ''",
		};
		return array( $this->column => $type ) + array_fill_keys( $this->derived, "varchar(191) NOT NULL DEFAULT ''" );
	}

	/** Text for people. */
	public function text( Lead $lead ): string {
		return match ( $this->control ) {
			self::CHECKBOX => $this->choices[ $this->choice( $lead ) ],
			self::DEALERS  => $lead->dealer_label(),
			self::NONE     => $lead->district,
			default        => $lead->text( $this->column ),
		};
	}

	/** 'S' for a ticked checkbox, else the key of its other choice. */
	public function choice( Lead $lead ): string {
		return '1' === $lead->text( $this->column ) ? 'S' : (string) array_key_last( $this->choices );
	}
}
