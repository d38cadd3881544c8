<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * Renders an e-mail as an HTML document with tables and inline styles only, which all mail clients support. Loads no
 * images or other remote content.
 */
final class Email_Html {
	/** Layout table. */
	private const TABLE = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"';

	/** @var array<string, string> Values of style attributes by class in email.css; empty until they are read. */
	private static array $styles = array();

	public static function of( Email $email ): string {
		$body = '<h1' . self::style( 'heading' ) . '>' . esc_html( $email->heading ) . '</h1>' . self::paragraphs( $email->opening, 'paragraph' );
		foreach ( $email->sections as $title => $rows ) {
			$body .= self::section( $title, $rows );
		}
		if ( null !== $email->link ) {
			$body .= '<p' . self::style( 'action' ) . '><a href="' . esc_url( $email->link['address'] ) . '"' . self::style( 'button' ) . '>'
				. esc_html( $email->link['label'] ) . '</a></p>';
		}
		return '<!doctype html><html lang="' . esc_attr( $email->language )
			. '"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>'
			. esc_html( $email->subject ) . '</title></head><body' . self::style( 'page' ) . '>'
			. self::TABLE . '><tr><td align="center">' . self::TABLE . self::style( 'sheet' ) . '><tr><td' . self::style( 'content' ) . '>'
			. $body . self::paragraphs( $email->closing, 'paragraph', 'closing' ) . '</td></tr></table></td></tr></table></body></html>';
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
}
