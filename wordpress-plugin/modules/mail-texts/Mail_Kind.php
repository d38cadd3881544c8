<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Mail_Texts;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;

/** The mails whose subject and text editors can replace, and the placeholders of each. */
enum Mail_Kind: string {
	case DEALER        = 'dealer';
	case CONFIRMATION  = 'confirmation';
	case CONFIGURATION = 'configuration';

	/** A name in braces, such as {modelo}, with the blanks before it, which go if the value is empty. */
	private const PLACEHOLDER = '/([ \t]*)\{([^{}\r\n]*)\}/u';

	public static function for_buyer( Lead $lead ): self {
		return Form_Type::EMAIL === $lead->form_type ? self::CONFIGURATION : self::CONFIRMATION;
	}

	public function label(): string {
		return match ( $this ) {
			self::DEALER        => __( 'Lead for the dealer', 'cfg-configurator' ),
			self::CONFIRMATION  => __( 'Confirmation to the buyer', 'cfg-configurator' ),
			self::CONFIGURATION => __( 'Configuration by email', 'cfg-configurator' ),
		};
	}

	public function subject_key(): string {
		return "mail_{$this->value}_subject";
	}

	public function text_key(): string {
		return "mail_{$this->value}_text";
	}

	/** @return list<string> Names without braces. A buyer's mail has nothing that could be written to a stranger: anybody can enter any address. */
	public function placeholders(): array {
		$car = array( 'nome', 'modelo', 'motor', 'versao', 'preco', 'codigo', 'numero' );
		return match ( $this ) {
			self::DEALER        => array( ...$car, 'concessionario', 'distrito', 'formulario', 'email', 'telefone', 'mensagem' ),
			self::CONFIRMATION  => array( ...$car, 'concessionario', 'distrito' ),
			self::CONFIGURATION => $car,
		};
	}

	/** Roughly what the mail's own subject is, with placeholders. */
	public function example_subject(): string {
		return match ( $this ) {
			self::DEALER        => '{formulario}: {modelo}, {nome} (#{numero})',
			self::CONFIRMATION  => _x( 'We have received your request for a quote', 'visitor', 'cfg-configurator' ) . ': {modelo}',
			self::CONFIGURATION => _x( 'Your configuration', 'visitor', 'cfg-configurator' ) . ': {modelo}',
		};
	}

	/** The mail's own text, with placeholders. */
	public function example_text(): string {
		/* translators: %s: the visitor's name */
		$hello = sprintf( _x( 'Hello %s,', 'visitor', 'cfg-configurator' ), '{nome}' ) . "\n\n";
		return match ( $this ) {
			self::DEALER        => __( 'Reply to this email to contact the buyer.', 'cfg-configurator' ),
			self::CONFIRMATION  => $hello . _x( 'Thank you for your request. The dealer will reply to you soon.', 'visitor', 'cfg-configurator' ),
			self::CONFIGURATION => $hello
				. _x( 'Here is the configuration that you asked for. You can open it and continue where you left off.', 'visitor', 'cfg-configurator' ),
		};
	}

	/** Rejects a text with placeholders that this mail does not have. */
	public function check( string $text ): string|\WP_Error {
		preg_match_all( self::PLACEHOLDER, $text, $found );
		$unknown = array_values( array_unique( array_diff( $found[2], $this->placeholders() ) ) );
		/* translators: 1: what the editor wrote, 2: list of names in braces. */
		$words = __( 'There is no placeholder %1$s here. Available: %2$s.', 'cfg-configurator' );
		return array() === $unknown ? $text : new \WP_Error( 'refused', sprintf( $words, self::listed( $unknown ), self::listed( $this->placeholders() ) ) );
	}

	/** @param array<string, string> $values Plain texts by name. Placeholders in them are not filled. */
	public function fill( string $text, array $values ): string {
		$known  = array_intersect_key( $values, array_flip( $this->placeholders() ) );
		$filled = preg_replace_callback(
			self::PLACEHOLDER,
			static fn ( array $found ): string => '' === ( $known[ $found[2] ] ?? '' ) ? '' : $found[1] . $known[ $found[2] ],
			$text
		);
		return trim( (string) $filled );
	}

	/** @param list<string> $names */
	public static function listed( array $names ): string {
		return implode( ', ', array_map( static fn ( string $name ): string => '{' . $name . '}', $names ) );
	}
}
