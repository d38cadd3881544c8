<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

/** A field that visitors fill in: its rule, where it is stored, and how it is shown. */
final class Form_Field {
	/**
	 * @param string       $label      For the back office and the dealer.
	 * @param string       $error      Message for the visitor.
	 * @param ?\Closure(string, array<string, string>, Dealers): bool $is_valid Rule, of the text and all fields of the form; null accepts all.
	 * @param string       $column     In the table of leads; '' stores it in the column `extra`.
	 * @param string       $control    'text', 'textarea', 'checkbox' ('S' or ''), 'dealer' or 'district' (ids).
	 * @param list<string> $forms      Form types that ask for it. Consent counts in whatever form it is given.
	 * @param bool         $is_content Whether forms with different values are different leads.
	 * @param bool         $is_mailed  Whether the dealer's mail contains it.
	 * @param array<string, string> $choices Texts of a checkbox: of a ticked one, 'S', and of another, ''.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly string $error = '',
		public readonly ?\Closure $is_valid = null,
		public readonly string $column = '',
		public readonly string $control = 'text',
		private readonly array $forms = Form_Type::ALL,
		public readonly bool $is_content = true,
		public readonly bool $is_mailed = true,
		private readonly array $choices = array(),
	) {
	}

	public function is_in( string $form_type ): bool {
		return 'checkbox' === $this->control || in_array( $form_type, $this->forms, true );
	}

	public function to_column( string $text ): int|string {
		return match ( true ) {
			'checkbox' === $this->control => (int) ( 'S' === $text ),
			'textarea' === $this->control => $text,
			default => mb_substr( $text, 0, 191 ),
		};
	}

	/** Text for people. */
	public function text( Lead $lead ): string {
		return match ( $this->control ) {
			'checkbox' => $this->choices[ '1' === $lead->text( $this->column ) ? 'S' : '' ] ?? '',
			'dealer'   => '' === $lead->dealer ? $lead->dealer_id : $lead->dealer,
			'district' => $lead->text( 'district' ),
			default    => '' === $this->column ? $lead->extra()[ $this->name ] ?? '' : $lead->text( $this->column ),
		};
	}
}
