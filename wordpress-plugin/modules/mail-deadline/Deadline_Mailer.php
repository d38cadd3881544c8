<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Mail_Deadline;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Mail\Mailer;
use Cfg_Configurator\Leads\Mail\Send_Result;
use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;

/** Sets a deadline too, for SMTP and for plugins that send mail through an API. */
final class Deadline_Mailer extends Mailer {
	private ?Deadline_Smtp $deadline = null;

	/** @var bool|null Whether the last HTTP request may have arrived without an answer; null if there was none. */
	private ?bool $is_late = null;

	protected function hooks(): array {
		return array(
			...parent::hooks(),
			array( 'http_request_args', $this->limit_request( ... ), PHP_INT_MAX ),
			array( 'http_api_debug', $this->note_response( ... ), 10 ),
		);
	}

	protected function limit_time( PHPMailer $mailer ): void {
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
	private function limit_request( array $arguments ): array {
		$timeout              = $arguments['timeout'] ?? 5;
		$arguments['timeout'] = min( is_numeric( $timeout ) ? (float) $timeout : 5.0, $this->seconds() );
		return $arguments;
	}

	/** @param array<string, mixed>|\WP_Error $response Of a plugin that sends mail through an API. */
	private function note_response( mixed $response ): void {
		$this->is_late = is_wp_error( $response ) && Send_Result::is_late( $response->get_error_message() );
	}

	protected function code(): int {
		return $this->used()?->refusal() ?? parent::code();
	}

	protected function is_uncertain( float $took ): bool {
		return $this->used()?->is_uncertain() ?? $this->is_late ?? parent::is_uncertain( $took );
	}

	protected function is_unreachable(): bool {
		return null === $this->used() ? parent::is_unreachable() : 0 === $this->code();
	}

	/** The deadline, if a connection was attempted. */
	private function used(): ?Deadline_Smtp {
		return true === $this->deadline?->is_used() ? $this->deadline : null;
	}
}
