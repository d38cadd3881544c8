<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Mail_Deadline;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Mail\Mailer_Changes;
use Cfg_Configurator\Leads\Mail\Send_Result;
use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;

/** Sets a deadline too, for SMTP and for plugins that send mail through an API. */
final class Deadline_Changes extends Mailer_Changes {
	private ?Deadline_Smtp $deadline = null;

	/** @var bool|null Whether the last HTTP request may have arrived without an answer; null if there was none. */
	private ?bool $is_late = null;

	public function register(): void {
		parent::register();
		add_filter( 'http_request_args', array( $this, 'limit_request' ), PHP_INT_MAX );
		add_action( 'http_api_debug', array( $this, 'note_response' ) );
	}

	public function undo(): void {
		parent::undo();
		remove_filter( 'http_request_args', array( $this, 'limit_request' ), PHP_INT_MAX );
		remove_action( 'http_api_debug', array( $this, 'note_response' ) );
		// Close this connection, so that a plugin that keeps connections open does not reuse it with the deadline.
		$this->deadline?->close();
	}

	public function limit_time( PHPMailer $mailer ): void {
		parent::limit_time( $mailer );
		$smtp = $mailer->getSMTPInstance();
		// Keep another plugin's SMTP class: its timeouts are set.
		if ( SMTP::class === $smtp::class ) {
			$this->deadline = new Deadline_Smtp( $this->time );
			$this->deadline->setDebugLevel( $smtp->getDebugLevel() );
			$this->deadline->setDebugOutput( $smtp->getDebugOutput() );
			$this->deadline->setVerp( $smtp->getVerp() );
			$mailer->setSMTPInstance( $this->deadline );
		}
	}

	/**
	 * @param array<string, mixed> $arguments Of a request with which a plugin sends mail through an API.
	 * @return array<string, mixed>
	 */
	public function limit_request( array $arguments ): array {
		$timeout              = $arguments['timeout'] ?? 5;
		$arguments['timeout'] = min( is_numeric( $timeout ) ? (float) $timeout : 5.0, $this->seconds() );
		return $arguments;
	}

	/** @param array<string, mixed>|\WP_Error $response Of a plugin that sends mail through an API. */
	public function note_response( mixed $response ): void {
		$this->is_late = is_wp_error( $response ) && Send_Result::is_late( $response->get_error_message() );
	}

	protected function code(): int {
		return $this->used()?->refusal() ?? parent::code();
	}

	protected function is_uncertain( string $error, float $took ): bool {
		return $this->used()?->is_uncertain() ?? $this->is_late ?? parent::is_uncertain( $error, $took );
	}

	protected function is_unreachable(): bool {
		return null === $this->used() ? parent::is_unreachable() : 0 === $this->code();
	}

	/** The deadline, if a connection was attempted. */
	private function used(): ?Deadline_Smtp {
		return true === $this->deadline?->is_used() ? $this->deadline : null;
	}
}
