<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

/** Content of an e-mail, without layout; Email_Html adds one. All texts are plain text. */
final class Email {
	/**
	 * @param list<string>                              $opening  Paragraphs before the sections; '' is skipped.
	 * @param array<string, array<string, string>>      $sections Rows by title, then by label; empty rows are skipped.
	 * @param array{label: string, address: string}|null $link     A button.
	 * @param list<string>                              $closing  Paragraphs at the end; '' is skipped.
	 * @param string                                    $reply_to Reply-To address; '' for none.
	 * @param string                                    $language Language of the HTML, such as 'pt-PT'.
	 * @param string                                    $cc       Addresses of copies, separated by commas; '' for none.
	 */
	public function __construct(
		public readonly string $subject,
		public readonly string $heading,
		public readonly array $opening,
		public readonly array $sections,
		public readonly ?array $link,
		public readonly array $closing,
		public readonly string $reply_to,
		public readonly string $language,
		public readonly string $cc = '',
	) {
	}

	/** Renders the plain text, for clients that do not show HTML. */
	public function text(): string {
		$parts = array( $this->heading, ...$this->opening );
		foreach ( $this->sections as $title => $all ) {
			$rows  = array_filter( $all, static fn ( string $value ): bool => '' !== $value );
			$lines = array_map( static fn ( string $label, string $value ): string => "{$label}: {$value}", array_keys( $rows ), $rows );
			if ( array() !== $lines ) {
				$parts[] = mb_strtoupper( $title ) . "\n" . implode( "\n", $lines );
			}
		}
		if ( null !== $this->link ) {
			$parts[] = "{$this->link['label']}:\n{$this->link['address']}";
		}
		return implode( "\n\n", array_filter( array( ...$parts, ...$this->closing ) ) ) . "\n";
	}
}
