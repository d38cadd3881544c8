<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

/** Content of an e-mail, and its two forms. All texts are plain text. */
final class Email {
	/** Layout table. */
	private const TABLE = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"';

	/** Style attributes: many mail clients ignore style sheets. Text and background come together: a dark page may keep only one of them. */
	private const STYLES = array(
		'body'      => 'margin:0',
		'page'      => 'margin:0;padding:24px;background:#f3f4f5;color:#14181b;font:16px/1.5 Arial,Helvetica,sans-serif',
		'sheet'     => 'width:100%;max-width:600px;background:#ffffff;color:#14181b;border-radius:12px',
		'content'   => 'padding:32px',
		'heading'   => 'margin:0 0 16px;font-size:22px;line-height:1.25',
		'paragraph' => 'margin:0 0 12px',
		'picture'   => 'display:block;width:100%;height:auto',
		'closing'   => 'margin:0 0 12px;background:#ffffff;color:#5b636a;font-size:14px',
		'title'     => 'margin:24px 0 8px;font-size:16px',
		'rows'      => 'border-collapse:collapse',
		'label'     => 'padding:6px 16px 6px 0;border-top:1px solid #e1e4e6;background:#ffffff;color:#5b636a;font-weight:normal;width:40%',
		'cell'      => 'padding:6px 0;border-top:1px solid #e1e4e6',
		'action'    => 'margin:24px 0',
		'button'    => 'display:inline-block;padding:12px 24px;background:#14181b;color:#ffffff;text-decoration:none;border-radius:999px;font-weight:bold',
	);

	/** @var string URL of a picture of 1200 x 630 pixels above the heading; '' for none. */
	public string $picture = '';

	/**
	 * @param list<string>                         $opening  Paragraphs before the sections; '' is skipped.
	 * @param string                               $note     Paragraph after these; '' for none.
	 * @param array<string, array<string, string>> $sections Rows by title, then by label; empty rows are skipped.
	 * @param string                               $button   Label of the link.
	 * @param string                               $link     Address of a button; '' for none.
	 * @param list<string>                         $closing  Paragraphs at the end; '' is skipped.
	 * @param string                               $reply_to Address; '' for none.
	 * @param string                               $language Of the HTML, such as 'pt-PT'.
	 * @param list<string>                         $cc       Addresses of copies.
	 * @param list<string>                         $bcc      Addresses of hidden copies.
	 */
	public function __construct(
		public string $subject,
		public string $heading,
		public array $opening,
		public string $note,
		public array $sections,
		public string $button,
		public string $link,
		public array $closing,
		public string $reply_to,
		public string $language,
		public array $cc = array(),
		public array $bcc = array(),
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
		$parts[] = '' === $this->link ? '' : "{$this->button}:\n{$this->link}";
		return implode( "\n\n", array_filter( array( ...$parts, ...$this->closing ) ) ) . "\n";
	}

	/** Renders an HTML document with tables and inline styles only, which all mail clients support. */
	public function html(): string {
		$picture = '<p%s><img src="%s" alt="" width="536"%s></p>';
		$body    = ( '' === $this->picture ? '' : sprintf( $picture, self::style( 'paragraph' ), esc_url( $this->picture ), self::style( 'picture' ) ) )
			. '<h1' . self::style( 'heading' ) . '>' . esc_html( $this->heading ) . '</h1>'
			. self::paragraphs( array( ...$this->opening, $this->note ), 'paragraph' );
		foreach ( $this->sections as $title => $rows ) {
			$body .= self::section( (string) $title, $rows );
		}
		if ( '' !== $this->link ) {
			$format = '<p%s><a href="%s"%s>%s</a></p>';
			$body  .= sprintf( $format, self::style( 'action' ), esc_url( $this->link ), self::style( 'button' ), esc_html( $this->button ) );
		}
		return '<!doctype html><html lang="' . esc_attr( $this->language )
			. '"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>'
			. esc_html( $this->subject ) . '</title></head><body bgcolor="#f3f4f5" text="#14181b"' . self::style( 'body' ) . '>'
			. self::TABLE . self::style( 'page' ) . '><tr><td align="center">' . self::TABLE . self::style( 'sheet' )
			. '><tr><td' . self::style( 'content' ) . '>'
			. $body . self::paragraphs( $this->closing, 'closing' ) . '</td></tr></table></td></tr></table></body></html>';
	}

	/** @param list<string> $texts Paragraphs; '' is skipped. */
	private static function paragraphs( array $texts, string $style ): string {
		$paragraph = static fn ( string $text ): string => '<p' . self::style( $style ) . '>' . nl2br( esc_html( $text ) ) . '</p>';
		return implode( '', array_map( $paragraph, array_filter( $texts ) ) );
	}

	/** @param array<string, string> $rows By label. */
	private static function section( string $title, array $rows ): string {
		$html = '';
		foreach ( array_filter( $rows, static fn ( string $value ): bool => '' !== $value ) as $label => $value ) {
			$html .= '<tr><th scope="row" align="left" valign="top"' . self::style( 'label' ) . '>' . esc_html( (string) $label )
				. '</th><td valign="top"' . self::style( 'cell' ) . '>' . nl2br( esc_html( $value ) ) . '</td></tr>';
		}
		$table = '<h2%s>%s</h2><table width="100%%" cellpadding="0" cellspacing="0"%s>%s</table>';
		return '' === $html ? '' : sprintf( $table, self::style( 'title' ), esc_html( $title ), self::style( 'rows' ), $html );
	}

	private static function style( string $name ): string {
		return ' style="' . self::STYLES[ $name ] . '"';
	}

	/** Reduces user input to a single line of at most so many characters, to prevent mail header injection. */
	public static function line( string $text, int $length ): string {
		$line = (string) preg_replace( '/[\p{Cc}\p{Zl}\p{Zp}\s]+/u', ' ', mb_scrub( $text, 'UTF-8' ) );
		return trim( mb_substr( trim( $line ), 0, $length ) );
	}

	/**
	 * The same for mails to an address that a visitor entered: '' for a text with a link. After a dot before a capital ('ID.Buzz'), a word
	 * joiner keeps mail programs from making a link of it.
	 */
	public static function without_link( string $text, int $length ): string {
		$line = 1 === preg_match( '~://|(?i:www)\.|\w\.\p{Ll}{2,}|@~u', $text ) ? '' : self::line( $text, $length );
		return (string) preg_replace( '/(?<=[\p{L}\p{N}]\.)(?=\p{Lu})/u', "\u{2060}", $line );
	}
}
