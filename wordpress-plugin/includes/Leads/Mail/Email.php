<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

/** Content of an e-mail, and its two forms. All texts are plain text. */
final class Email {
	/** Layout table. */
	private const TABLE = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"';

	/** @var array<string, string> Values of style attributes by class in email.css; empty until they are read. */
	private static array $styles = array();

	/**
	 * @param list<string>                         $opening  Paragraphs before the sections; '' is skipped.
	 * @param string                               $note     Paragraph after these; '' for none.
	 * @param array<string, array<string, string>> $sections Rows by title, then by label; empty rows are skipped.
	 * @param string                               $button   Label of the link.
	 * @param string                               $link     Address of a button; '' for none.
	 * @param list<string>                         $closing  Paragraphs at the end; '' is skipped.
	 * @param string                               $reply_to Reply-To address; '' for none.
	 * @param string                               $language Language of the HTML, such as 'pt-PT'.
	 * @param string                               $cc       Addresses of copies, separated by commas; '' for none.
	 */
	public function __construct(
		public string $subject,
		public string $heading,
		public array $opening,
		public readonly string $note,
		public readonly array $sections,
		public readonly string $button,
		public readonly string $link,
		public readonly array $closing,
		public string $reply_to,
		public readonly string $language,
		public string $cc = '',
	) {
	}

	/** Renders the plain text, for clients that do not show HTML. */
	public function text(): string {
		$parts = array( $this->heading, ...$this->opening, $this->note );
		foreach ( $this->sections as $title => $all ) {
			$rows  = array_filter( $all, static fn ( string $value ): bool => '' !== $value );
			$lines = array_map( static fn ( string $label, string $value ): string => "{$label}: {$value}", array_keys( $rows ), $rows );
			if ( array() !== $lines ) {
				$parts[] = mb_strtoupper( $title ) . "\n" . implode( "\n", $lines );
			}
		}
		if ( '' !== $this->link ) {
			$parts[] = "{$this->button}:\n{$this->link}";
		}
		return implode( "\n\n", array_filter( array( ...$parts, ...$this->closing ) ) ) . "\n";
	}

	/**
	 * Renders an HTML document with tables and inline styles only, which all mail clients support. Loads no images or other
	 * remote content; modules may add some (`cfg_configurator_mail_body`).
	 */
	public function html(): string {
		$body  = '<h1' . self::style( 'heading' ) . '>' . esc_html( $this->heading ) . '</h1>';
		$body .= self::paragraphs( array( ...$this->opening, $this->note ), 'paragraph' );
		foreach ( $this->sections as $title => $rows ) {
			$body .= self::section( $title, $rows );
		}
		if ( '' !== $this->link ) {
			$body .= '<p' . self::style( 'action' ) . '><a href="' . esc_url( $this->link ) . '"' . self::style( 'button' ) . '>'
				. esc_html( $this->button ) . '</a></p>';
		}
		return '<!doctype html><html lang="' . esc_attr( $this->language )
			. '"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>'
			. esc_html( $this->subject ) . '</title></head><body' . self::style( 'page' ) . '>'
			. self::TABLE . '><tr><td align="center">' . self::TABLE . self::style( 'sheet' ) . '><tr><td' . self::style( 'content' ) . '>'
			. $body . self::paragraphs( $this->closing, 'paragraph', 'closing' ) . '</td></tr></table></td></tr></table></body></html>';
	}

	/** @param list<string> $texts Paragraphs; '' is skipped. */
	private static function paragraphs( array $texts, string ...$classes ): string {
		$style = self::style( ...$classes );
		return implode( array_map( static fn ( string $text ): string => "<p{$style}>" . nl2br( esc_html( $text ) ) . '</p>', array_filter( $texts ) ) );
	}

	/** @param array<string, string> $rows By label. */
	private static function section( string $title, array $rows ): string {
		$html = '';
		foreach ( array_filter( $rows, static fn ( string $value ): bool => '' !== $value ) as $label => $value ) {
			$html .= '<tr><th scope="row" align="left" valign="top"' . self::style( 'label' ) . '>' . esc_html( (string) $label )
				. '</th><td valign="top"' . self::style( 'cell' ) . '>' . nl2br( esc_html( $value ) ) . '</td></tr>';
		}
		return '' === $html ? '' : '<h2' . self::style( 'section-title' ) . '>' . esc_html( $title )
			. '</h2><table width="100%" cellpadding="0" cellspacing="0"' . self::style( 'rows' ) . '>' . $html . '</table>';
	}

	/** Returns the attribute with the declarations of these classes. */
	private static function style( string ...$classes ): string {
		if ( array() === self::$styles ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file.
			preg_match_all( '/\.([\w-]+) \{(.*?)\}/s', (string) file_get_contents( __DIR__ . '/email.css' ), $rules );
			self::$styles = array_combine( $rules[1], (array) preg_replace( '/(?<=[:;,])\s+|^\s+/', '', $rules[2] ) );
		}
		return ' style="' . esc_attr( implode( array_map( static fn ( string $name ): string => self::$styles[ $name ], $classes ) ) ) . '"';
	}

	/** Reduces user input to a single line of at most so many characters, to prevent mail header injection. */
	public static function line( string $text, int $length ): string {
		$line = (string) preg_replace( '/[\p{Cc}\p{Zl}\p{Zp}\s]+/u', ' ', mb_scrub( $text, 'UTF-8' ) );
		return trim( mb_substr( trim( $line ), 0, $length ) );
	}

	/**
	 * Same as line(), for mails to an address that the visitor entered. Drops texts that contain a link, so that the form
	 * cannot be used to send links to strangers. A dot before a capital is part of a name ('J.Silva', 'ID.Buzz'). It gets an
	 * invisible word joiner, so that mail programs do not make a link of it.
	 */
	public static function without_link( string $text, int $length ): string {
		$line = 1 === preg_match( '~://|(?i:www)\.|\w\.\p{Ll}{2,}|@~u', $text ) ? '' : self::line( $text, $length );
		return (string) preg_replace( '/(?<=[\p{L}\p{N}]\.)(?=\p{Lu})/u', "\u{2060}", $line );
	}
}
