<?php
/**
 * Plugin Name: Correio capturado
 * Description: Keeps every mail in a file instead of sending it, and shows them at /correio/. For development.
 *
 * The option `captured_mail_fault` makes delivery fail: `refuse` says no, `slow` waits five seconds first.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Development;

const MAIL_FILE = WP_CONTENT_DIR . '/mail.jsonl';

const STYLE = 'body{margin:0;background:#f4f5f6;color:#14181b;font:16px/1.5 system-ui,sans-serif}'
	. 'main{max-width:760px;margin:auto;padding:24px 16px}h1{font-size:26px}h2{font-size:18px;margin:0}'
	. 'article{background:#fff;border:1px solid #d9dcdf;border-radius:8px;padding:20px 24px;margin:0 0 16px}'
	. 'article>p{margin:4px 0 12px;color:#485057}summary{cursor:pointer;color:#485057;font-size:14px}'
	. 'pre{white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.6 ui-monospace,monospace;margin:12px 0 0}'
	. 'iframe{width:100%;height:480px;border:0;margin-top:12px}';

/**
 * Appends a mail to the file as a line of JSON. The file is locked because requests may write
 * concurrently.
 *
 * @param mixed                $sent Never null here: another plugin may have sent it already.
 * @param array<string, mixed> $mail The arguments of `wp_mail`.
 */
function keep_mail( mixed $sent, array $mail ): bool {
	$fault = get_option( 'captured_mail_fault' );
	if ( 'slow' === $fault ) {
		sleep( 5 );
	}
	if ( 'refuse' === $fault ) {
		do_action( 'wp_mail_failed', new \WP_Error( 'wp_mail_failed', 'SMTP Error: 451 the mail server refused', $mail ) );
		return false;
	}
	// Like WordPress, which lets others change the PHPMailer that sends.
	foreach ( array( 'PHPMailer/PHPMailer', 'PHPMailer/SMTP', 'PHPMailer/Exception', 'class-wp-phpmailer' ) as $file ) {
		require_once ABSPATH . WPINC . "/{$file}.php";
	}
	$mailer = new \WP_PHPMailer( true );
	do_action_ref_array( 'phpmailer_init', array( &$mailer ) );
	$mail['from'] = (string) apply_filters( 'wp_mail_from', '' );
	$mail['time'] = gmdate( 'c' );
	$line         = wp_json_encode( $mail, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	file_put_contents( MAIL_FILE, $line . "\n", FILE_APPEND | LOCK_EX );
	return true;
}

/**
 * Returns a header or recipient as one line of text.
 *
 * @param mixed $value A string or a list of strings.
 */
function line_of( mixed $value ): string {
	return is_array( $value ) ? implode( ', ', array_map( 'strval', $value ) ) : (string) $value;
}

/**
 * Prints the mails, newest first.
 */
function show_mails(): void {
	$path = (string) wp_parse_url( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), PHP_URL_PATH );
	if ( '/correio' !== untrailingslashit( $path ) ) {
		return;
	}
	$lines = is_readable( MAIL_FILE ) ? file( MAIL_FILE, FILE_IGNORE_NEW_LINES | FILE_SKIP_EMPTY_LINES ) : array();
	status_header( 200 );
	nocache_headers();
	header( 'Content-Type: text/html; charset=utf-8' );
	echo '<!doctype html><html lang="pt-PT"><meta charset="utf-8"><meta name="viewport" content="width=device-width">';
	echo '<title>Correio capturado</title><style>' . STYLE . '</style><main><h1>Correio capturado</h1>';
	echo array() === $lines ? '<p>Ainda não há mensagens.</p>' : '';
	foreach ( array_reverse( (array) $lines ) as $line ) {
		$mail = json_decode( (string) $line, true );
		if ( ! is_array( $mail ) ) {
			continue;
		}
		printf(
			'<article><h2>%s</h2><p>%s · para <b>%s</b></p><details><summary>Cabeçalhos</summary><pre>%s</pre></details>',
			esc_html( line_of( $mail['subject'] ?? '' ) ),
			esc_html( (string) wp_date( 'd/m/Y, H:i:s', (int) strtotime( line_of( $mail['time'] ?? '' ) ) ) ),
			esc_html( line_of( $mail['to'] ?? '' ) ),
			esc_html( line_of( $mail['headers'] ?? '' ) )
		);
		$body = line_of( $mail['message'] ?? '' );
		if ( str_contains( strtolower( line_of( $mail['headers'] ?? '' ) ), 'text/html' ) ) {
			printf( '<iframe sandbox title="Mensagem" srcdoc="%s"></iframe>', esc_attr( $body ) );
		} else {
			printf( '<pre>%s</pre>', esc_html( $body ) );
		}
		echo '</article>';
	}
	exit;
}

add_filter( 'pre_wp_mail', __NAMESPACE__ . '\keep_mail', 10, 2 );
add_action( 'wp_loaded', __NAMESPACE__ . '\show_mails' );
