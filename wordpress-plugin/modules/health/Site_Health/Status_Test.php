<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Site_Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Health\Check;
use Cfg_Configurator\Health\Finding;
use Cfg_Configurator\Health\Severity;

/** A test of WordPress's Site Health screen, made from checks of the plugin. Its result is that of the worst finding. */
final class Status_Test {
	private const STATUS = array(
		'problem' => 'critical',
		'warning' => 'recommended',
		'fine'    => 'good',
	);

	/**
	 * @param string                    $slug   Lowercase letters and dashes.
	 * @param \Closure(): string        $label  Name of what is tested, as WordPress shows it while the test runs.
	 * @param \Closure(): list<Check>   $checks Creates the checks when the test runs.
	 * @param bool                      $calls  Whether the checks send requests, so that WordPress runs the test after the page has
	 *                                          loaded.
	 */
	public function __construct(
		public readonly string $slug,
		private readonly \Closure $label,
		private readonly \Closure $checks,
		public readonly bool $calls = false,
	) {
	}

	public function id(): string {
		return 'cfg_configurator_' . str_replace( '-', '_', $this->slug );
	}

	public function label(): string {
		return ( $this->label )();
	}

	/** @return array<string, mixed> Result as WordPress expects it; its texts are escaped. */
	public function run(): array {
		$findings = array();
		foreach ( ( $this->checks )() as $check ) {
			array_push( $findings, ...$check->run() );
		}
		// Stable: findings of the same severity keep their order.
		usort( $findings, static fn ( Finding $one, Finding $other ): int => self::rank( $one ) <=> self::rank( $other ) );
		return array(
			'label'       => $findings[0]->text ?? $this->label(),
			'status'      => self::STATUS[ Severity::worst( $findings )->value ],
			'badge'       => array(
				'label' => __( 'Configurator', 'cfg-configurator' ),
				'color' => 'blue',
			),
			'description' => self::description( $findings ),
			'actions'     => self::links( $findings ),
			'test'        => $this->id(),
		);
	}

	private static function rank( Finding $finding ): int {
		return (int) array_search( $finding->severity, Severity::cases(), true );
	}

	/** @param array<Finding> $findings The first is the label. */
	private static function description( array $findings ): string {
		$html = '';
		foreach ( $findings as $index => $finding ) {
			$lines = array_filter( array( 0 === $index ? '' : $finding->text, $finding->next ) );
			$html .= array() === $lines ? '' : '<p>' . implode( '<br>', array_map( 'esc_html', $lines ) ) . '</p>';
		}
		return $html;
	}

	/** @param array<Finding> $findings */
	private static function links( array $findings ): string {
		$links = array();
		foreach ( $findings as $finding ) {
			if ( '' !== $finding->url ) {
				$links[ $finding->url ] = sprintf( '<p><a href="%s">%s</a></p>', esc_url( $finding->url ), esc_html( $finding->link ) );
			}
		}
		return implode( '', $links );
	}
}
