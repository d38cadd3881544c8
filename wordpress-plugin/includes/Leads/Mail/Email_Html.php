<?php
/**
 * HTML e-mail.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * Renders an e-mail as an HTML document with tables and inline styles only, which all mail clients support. Loads no
 * images or other remote content.
 */
final class Email_Html {
	private const PAGE   = 'margin:0;padding:24px;background:#f3f4f5;color:#14181b;font:16px/1.5 Arial,Helvetica,sans-serif';
	private const SHEET  = 'width:100%;max-width:600px;background:#ffffff;border-radius:12px';
	private const BUTTON = 'display:inline-block;padding:12px 24px;background:#14181b;color:#ffffff;text-decoration:none;border-radius:999px;font-weight:bold';
	private const LABEL  = 'padding:6px 16px 6px 0;border-top:1px solid #e1e4e6;color:#5b636a;font-weight:normal;width:40%';
	private const CELL   = 'padding:6px 0;border-top:1px solid #e1e4e6';

	/** Layout table. */
	private const TABLE = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"';

	public static function of( Email $letter ): string {
		$body = '<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">' . esc_html( $letter->heading ) . '</h1>' . self::paragraphs( $letter->opening );
		foreach ( $letter->sections as $section ) {
			$body .= self::section( $section['title'], $section['rows'] );
		}
		if ( null !== $letter->link ) {
			$body .= '<p style="margin:24px 0"><a href="' . esc_url( $letter->link['address'] ) . '" style="' . self::BUTTON . '">'
				. esc_html( $letter->link['label'] ) . '</a></p>';
		}
		return '<!doctype html><html lang="' . esc_attr( $letter->language )
			. '"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>'
			. esc_html( $letter->subject ) . '</title></head><body style="' . self::PAGE . '">'
			. self::TABLE . '><tr><td align="center">' . self::TABLE . ' style="' . self::SHEET . '"><tr><td style="padding:32px">'
			. $body . self::paragraphs( $letter->closing, 'color:#5b636a;font-size:14px' ) . '</td></tr></table></td></tr></table></body></html>';
	}

	/**
	 * @param list<string> $texts Paragraphs.
	 */
	private static function paragraphs( array $texts, string $style = '' ): string {
		$paragraphs = array_map(
			static fn ( string $text ): string => '<p style="margin:0 0 12px;' . esc_attr( $style ) . '">'
			. nl2br( esc_html( $text ) ) . '</p>',
			$texts
		);
		return implode( '', $paragraphs );
	}

	/**
	 * @param array<string, string> $rows By label.
	 */
	private static function section( string $title, array $rows ): string {
		$html = '';
		foreach ( array_filter( $rows, static fn ( string $value ): bool => '' !== $value ) as $label => $value ) {
			$html .= '<tr><th scope="row" align="left" valign="top" style="' . self::LABEL . '">' . esc_html( (string) $label )
				. '</th><td valign="top" style="' . self::CELL . '">' . nl2br( esc_html( $value ) ) . '</td></tr>';
		}
		return '' === $html ? '' : '<h2 style="margin:24px 0 8px;font-size:16px">' . esc_html( $title )
			. '</h2><table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">' . $html . '</table>';
	}
}
